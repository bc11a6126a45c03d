import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { listNumbers } from '../../team/mornings/store.ts';
import { daysOf, monthsOf, periodOf } from '../statistics/period.rules.ts';
import { findOwnTeam } from '../statistics/team.store.ts';
import { MOOD, type MonthOfMoods } from './rules.ts';
import { listPlans } from './store.ts';

export const moodTrend = call(api.mood.trend, async (ctx, { teamId, ...asked }) => {
  const { today } = findOwnTeam(ctx.actor, teamId, ctx.now);
  const period = periodOf(asked, today);
  const { db } = ctx.database;
  const [plans, months] = await Promise.all([
    listPlans(db, [teamId]),
    listNumbers(db, MOOD, [teamId], monthsOf(period)),
  ]);
  const counted = new Map(months.map(({ part, numbers }) => [part, numbers as MonthOfMoods]));
  const on = plans.length > 0;
  return {
    ...period,
    on,
    days: on
      ? daysOf(period).flatMap((day) => {
          const of = counted.get(day.slice(0, 7))?.[day.slice(8)];
          return of ? [{ day, ...of }] : [];
        })
      : [],
  };
});
