import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { todayOf } from '../../diary/days/store.ts';
import { lineOf } from '../rules.ts';
import { daysBack } from './rules.ts';
import { listOnDays } from './store.ts';

export const growthOnThisDay = call(api.growth.onThisDay, async (ctx) => {
  const today = todayOf(ctx);
  const back = daysBack(today);
  const found = await listOnDays(
    ctx.database.db,
    ctx.actor.userId,
    back.map(({ day }) => day),
  );
  const byDay = new Map(found.map((entry) => [entry.day, entry]));
  return {
    today,
    items: back.flatMap(({ months, day }) => {
      const entry = byDay.get(day);
      return entry ? [{ months, day, diaryId: entry.id, beginning: lineOf(entry) }] : [];
    }),
  };
});
