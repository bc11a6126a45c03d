import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { removal } from '../../../http/removal.ts';
import { checkRoom } from './day-note.rules.ts';
import { countNotes, hideNote, lockNote } from './day-note.store.ts';
import { mayNote } from './policy.ts';

export const dayNoteDelete = call(
  api.dayNote.delete,
  removal('noteId', {
    missing: 'dayNoteNotFound',
    async lock(tx, { actor }, id) {
      const held = await lockNote(tx, id, actor.userId);
      return held && authorize(held.note, mayNote(held.membership), 'adminsOnly');
    },
    async hide(tx, _ctx, note, at) {
      if (at === null) checkRoom(await countNotes(tx, note));
      hideNote(tx, note, at);
    },
  }),
);
