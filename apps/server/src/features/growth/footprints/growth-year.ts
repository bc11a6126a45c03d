import { type DiaryMonth, dayAt, isDiaryMonth } from '@garden/calendar';
import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { findSelf } from '../../diary/days/store.ts';
import { daysSince } from '../../diary/history/rules.ts';
import { listVacation } from '../../diary/vacation/store.ts';
import { isHidden } from '../memories/rules.ts';
import { listHidden } from '../memories/store.ts';
import { daysOfYear } from '../rules.ts';
import { findFirstDay, listWrittenBetween } from './store.ts';

export const growthYear = call(api.growth.year, async (ctx, { year }) => {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const { from, to } = daysOfYear(year);
  const [writer, written, vacation, hidden, first] = await Promise.all([
    findSelf(ctx),
    listWrittenBetween(db, userId, from, to),
    listVacation(db, userId, { from, to }),
    listHidden(db, userId),
    findFirstDay(db, userId),
  ]);
  const { calendar, today, dayNames, since } = writer;
  const firstDay = dayAt(since, calendar);
  const past = {
    firstDay,
    today,
    written: new Map(written.map((entry) => [entry.day, entry])),
    vacation,
    calendar,
  };
  return {
    year,
    today,
    firstYear: (first ?? today).slice(0, 4),
    days: monthsOf(year).flatMap((month) =>
      daysSince(month, past).map(({ day, state, submitted }) => ({
        day,
        state,
        late: submitted?.late ?? false,
        diaryId: isHidden(day, hidden) ? null : (submitted?.id ?? null),
        hidden: isHidden(day, hidden),
        holiday: dayNames.get(day) ?? null,
      })),
    ),
  };
});

const monthsOf = (year: string): DiaryMonth[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`).filter(
    isDiaryMonth,
  );
