import type { Api } from '@garden/contract';
import type { Handler } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { findWords } from '../team/words.store.ts';
import { findSelf } from './day.store.ts';
import { mayRead } from './policy.ts';
import { presentDiary } from './present.ts';
import { findDiary } from './store.ts';

export const getDiary: Handler<Api['diary']['get']> = async (ctx, { diaryId }) => {
  const { db } = ctx.database;
  const [reader, diary] = await Promise.all([findSelf(ctx, ctx.actor.userId), findDiary(db, diaryId)]);
  if (!diary || !mayRead(diary, reader)) throw refuse('diaryNotFound');
  return presentDiary(diary, reader, await findWords(db, diary.teamIds));
};
