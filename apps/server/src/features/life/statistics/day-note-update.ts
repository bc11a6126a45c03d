import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { conflict, refuse } from '../../../http/refusal.ts';
import { presentNote } from './day-note.present.ts';
import { checkNote } from './day-note.rules.ts';
import { changeNote, countNotes, lockNote } from './day-note.store.ts';
import { mayNote } from './policy.ts';
import { findOwnTeam } from './team.store.ts';

export const dayNoteUpdate = call(api.dayNote.update, async (ctx, { noteId, version, day, text }) =>
  ctx.database.transaction(async (tx) => {
    const [held, others] = await Promise.all([
      lockNote(tx, noteId, ctx.actor.userId),
      countNotes(tx, { day, id: noteId }),
    ]);
    if (!held || held.note.deletedAt) throw refuse('dayNoteNotFound');
    const kept = authorize(held.note, mayNote(held.membership), 'adminsOnly');
    if (version !== kept.version) throw conflict('dayNoteChanged', presentNote(kept));
    const { today } = findOwnTeam(ctx.actor, kept.teamId, ctx.now);
    checkNote(day, { today, others });
    const changed = { day, text, version: version + 1 };
    changeNote(tx, kept, changed);
    return presentNote({ id: noteId, ...changed });
  }),
);
