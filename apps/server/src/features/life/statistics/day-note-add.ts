import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { lockMembership } from '../../team/store.ts';
import { presentNote } from './day-note.present.ts';
import { checkNote } from './day-note.rules.ts';
import { countNotes, insertNote } from './day-note.store.ts';
import { mayNote } from './policy.ts';
import { findOwnTeam } from './team.store.ts';

export const dayNoteAdd = call(api.dayNote.add, async (ctx, wish) => {
  const { today } = findOwnTeam(ctx.actor, wish.teamId, ctx.now);
  const added = { ...wish, id: ctx.random.id(), version: 1, createdBy: ctx.actor.userId };
  return ctx.database.transaction(async (tx) => {
    const [membership, others] = await Promise.all([
      lockMembership(tx, wish.teamId, ctx.actor.userId),
      countNotes(tx, added),
    ]);
    if (!membership) throw refuse('teamNotFound');
    const note = authorize(added, mayNote(membership), 'adminsOnly');
    checkNote(note.day, { today, others });
    insertNote(tx, note);
    return presentNote(note);
  });
});
