import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { findWords } from '../../team/words/store.ts';
import { presentHead } from './present.ts';
import { readerOf } from './shown.present.ts';
import { listMeetings } from './store.ts';

const key = z.tuple([keyPart.day, keyPart.id]);

export const meetingList = call(api.meeting.list, async (ctx, { teamId, cursor, limit }) => {
  const after = readCursor(cursor, key);
  const reader = readerOf(ctx);
  if (!reader.teamIds.includes(teamId)) throw refuse('teamNotFound');
  const { db } = ctx.database;
  const [found, words] = await Promise.all([
    listMeetings(db, teamId, reader, { after, limit: limit + 1 }),
    findWords(db, [teamId]),
  ]);
  const { rows, nextCursor } = cutPage(found, limit, ({ heldOn, id }) => [heldOn, id]);
  return { items: rows.map((row) => presentHead(row, reader.userId, words.get(teamId))), nextCursor };
});
