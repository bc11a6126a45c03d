import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { findSelf } from '../days/store.ts';
import { mayRead } from '../policy.ts';
import { presentDiary } from '../present.ts';
import { noteReading } from '../readers/store.ts';
import { findShown } from './store.ts';

export const getDiary: Handler<Api['diary']['get']> = async (ctx, { diaryId }) => {
  const reader = await findSelf(ctx, ctx.actor.userId);
  const diary = await findShown(ctx, diaryId, reader);
  if (!diary || !mayRead(diary, reader)) throw refuse('diaryNotFound');
  await noteReading(ctx.database.db, diary, reader);
  return presentDiary(diary, reader);
};
