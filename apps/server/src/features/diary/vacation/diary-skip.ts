import { dayRange, isWorkingDay } from '@garden/calendar';
import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { lockPlaces } from '../../team/membership/store.ts';
import { findSelf } from '../days/store.ts';
import { vacationChanged } from './hooks.ts';
import { listWrittenWithin, markVacation, takeVacationBack } from './store.ts';
import { openRange } from './vacation.rules.ts';

/** Only working days are marked, so that a longer range costs no more vacation than it has. */
export const diarySkip = call(api.diary.skip, async (ctx, { undo = false, ...asked }) => {
  const { userId, calendar, today } = await findSelf(ctx);
  const range = openRange(asked, today);
  return ctx.database.transaction(async (tx) => {
    await lockPlaces(tx, userId);
    if (undo) {
      const days = await takeVacationBack(tx, userId, range);
      await ctx.hooks.run(tx, vacationChanged, { userId, days }, ctx);
      return { days, written: [] };
    }
    const published = new Set(await listWrittenWithin(tx, userId, range));
    const working = dayRange(range.from, range.to).filter((day) => isWorkingDay(day, calendar));
    const open = working.filter((day) => !published.has(day));
    const days = await markVacation(tx, userId, open, ctx.now);
    await ctx.hooks.run(tx, vacationChanged, { userId, days }, ctx);
    return {
      days,
      written: working.filter((day) => published.has(day)),
    };
  });
});
