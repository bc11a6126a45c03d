import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { findSelf } from '../days/store.ts';
import { mayRead } from '../policy.ts';
import { presentDiary } from '../present.ts';
import { noteReading } from '../readers/store.ts';
import { findDiary } from '../store.ts';
import { findAround } from './store.ts';

export const getDiary: Handler<Api['diary']['get']> = async (ctx, { diaryId }) => {
  const { db } = ctx.database;
  const [reader, diary] = await Promise.all([findSelf(ctx, ctx.actor.userId), findDiary(db, diaryId)]);
  if (!diary || !mayRead(diary, reader)) throw refuse('diaryNotFound');
  const [around] = await Promise.all([findAround(db, [diary], reader), noteReading(db, diary, reader)]);
  return presentDiary(diary, reader, around);
};
