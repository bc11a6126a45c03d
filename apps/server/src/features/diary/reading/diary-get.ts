import { api } from '@garden/contract';
import { whereRoom } from '../../../db/errors.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { readerOf, todayOf } from '../days/store.ts';
import { mayRead } from '../policy.ts';
import { presentDiary } from '../present.ts';
import { diaryLedger } from '../readers/store.ts';
import { hydrateDiary } from './store.ts';

export const diaryGet = call(api.diary.get, async (ctx, { diaryId }) => {
  const reader = readerOf(ctx.actor);
  const view = { objectId: diaryId, readerId: reader.userId, teamIds: reader.teamIds, today: todayOf(ctx) };
  const [diary] = await Promise.all([
    hydrateDiary(ctx, diaryId, reader),
    whereRoom(diaryLedger.recordView(ctx.database.db, view)),
  ]);
  if (!diary || !mayRead(diary, reader)) throw refuse('diaryNotFound');
  return presentDiary(diary, reader);
});
