import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { readerOf, todayOf } from '../days/store.ts';
import { mayRead } from '../policy.ts';
import { diaryLedger } from '../readers/store.ts';
import { selectionKey } from './unread.rules.ts';
import { findMarkable, keepMark, keepPosition } from './unread.store.ts';

/** Someone who has a diary before them has opened it, whatever they mark it as: its author sees that they did. */
export const readingMark = call(api.reading.mark, async (ctx, { diaryId, unread, at }) => {
  const reader = readerOf(ctx.actor);
  if (at?.teamId !== undefined && !reader.teamIds.includes(at.teamId)) throw refuse('teamNotFound');
  await ctx.database.transaction(async (tx) => {
    const found = await findMarkable(tx, diaryId);
    if (!found) throw refuse('diaryNotFound');
    const may = found.authorId !== reader.userId && mayRead(found, reader);
    const diary = authorize(found, may, 'diaryNotFound');
    const view = { objectId: diaryId, readerId: reader.userId, teamIds: reader.teamIds, today: todayOf(ctx) };
    tx.atCommit(diaryLedger.recordView(tx, view));
    keepMark(tx, diary, reader.userId, unread);
    if (at) keepPosition(tx, diary, reader.userId, { selection: selectionKey(at), place: at.place });
  });
  return {};
});
