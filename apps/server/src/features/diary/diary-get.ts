import type { Api } from '@garden/contract';
import type { Handler } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { findWords } from '../team/words.store.ts';
import { noteReading } from './access.store.ts';
import { findSelf } from './day.store.ts';
import { mayRead } from './policy.ts';
import { presentDiary } from './present.ts';
import { findReviewing } from './review.store.ts';
import { findDiary } from './store.ts';

export const getDiary: Handler<Api['diary']['get']> = async (ctx, { diaryId }) => {
  const { db } = ctx.database;
  const [reader, diary] = await Promise.all([findSelf(ctx, ctx.actor.userId), findDiary(db, diaryId)]);
  if (!diary || !mayRead(diary, reader)) throw refuse('diaryNotFound');
  const [words, reviewing] = await Promise.all([
    findWords(db, diary.teamIds),
    findReviewing(db, [diary], reader),
    noteReading(db, diary, reader),
  ]);
  return presentDiary(diary, reader, words, reviewing);
};
