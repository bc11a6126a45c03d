import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { findSelf } from '../days/store.ts';
import { listVacation } from '../vacation/store.ts';
import { listWrittenDays } from './history.store.ts';
import { streakOf } from './past.rules.ts';

export const diaryNumbers = call(api.diary.numbers, async (ctx) => {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const [writer, written, vacation] = await Promise.all([
    findSelf(ctx),
    listWrittenDays(db, userId),
    listVacation(db, userId),
  ]);
  return {
    diaries: written.length,
    length: written.reduce((sum, { length }) => sum + length, 0),
    streak: streakOf({ writer, written, vacation }),
    firstDay: written.map(({ day }) => day).sort()[0] ?? null,
  };
});
