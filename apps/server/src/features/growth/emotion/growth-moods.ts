import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { todayOf } from '../../diary/days/store.ts';
import { isHidden, presentHidden } from '../memories/rules.ts';
import { listHidden } from '../memories/store.ts';
import { daysOfYear } from '../rules.ts';
import { lowSince, talkOf, wasLow } from './low.rules.ts';
import { presentMoodDays } from './present.ts';
import { findFirstMoodDay, listKeptMoods, listWrittenMoods } from './store.ts';
import { findTalk } from './talk.store.ts';

export const growthMoods = call(api.growth.moods, async (ctx, { year }) => {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const today = todayOf(ctx);
  const ofYear = daysOfYear(year);
  // The last two weeks may have begun in the year before.
  const read = { ...ofYear, from: ofYear.from < lowSince(today) ? ofYear.from : lowSince(today) };
  const [written, kept, firstDay, hidden, talk] = await Promise.all([
    listWrittenMoods(db, userId, read),
    listKeptMoods(db, userId, read),
    findFirstMoodDay(db, userId),
    listHidden(db, userId),
    findTalk(db, userId),
  ]);
  const days = presentMoodDays(written, kept).filter(({ day }) => !isHidden(day, hidden));
  return {
    year,
    today,
    firstYear: (firstDay ?? today).slice(0, 4),
    days: days.filter(({ day }) => day >= ofYear.from),
    hidden: hidden.map(presentHidden),
    talk: talkOf(talk, wasLow(days, today), today),
  };
});
