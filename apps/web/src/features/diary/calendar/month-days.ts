import {
  addDays,
  CATCH_UP_DAYS,
  type Calendar,
  type DiaryDay,
  type DiaryMonth,
  dayRange,
  daysBetween,
  daysOfMonth,
  isWorkingDay,
  monthOf,
  shiftMonth,
  weekdayOf,
} from '@garden/calendar';
import type { MonthDay, Move } from '../../../components/month-grid.tsx';
import { type HistoryDay, markOf } from './my-days.ts';

/** How far ahead the server takes vacation. */
const AHEAD_DAYS = 366;

/** The first and the last day that vacation can be marked for today. */
export function vacationLimits(today: DiaryDay): readonly [DiaryDay, DiaryDay] {
  return [addDays(today, -CATCH_UP_DAYS), addDays(today, AHEAD_DAYS)];
}

/** Days of vacation, and open ones within the limits, can be chosen; written and free ones have nothing to change. */
export function isChoosable(
  day: DiaryDay,
  known: HistoryDay | undefined,
  today: DiaryDay,
  calendar: Calendar,
): boolean {
  const [first, last] = vacationLimits(today);
  if (day < first || day > last) return false;
  if (!known) return isWorkingDay(day, calendar);
  return known.state !== 'submitted' && known.state !== 'holiday';
}

/** A month in weeks from Monday to Sunday, with what is known of its days. */
export function weeksOfMonth(
  month: DiaryMonth,
  describe: (day: DiaryDay) => MonthDay,
): readonly (readonly (MonthDay | null)[])[] {
  const days = daysOfMonth(month);
  const [first] = days;
  const before = first ? weekdayOf(first) - 1 : 0;
  const cells = [...Array.from({ length: before }, () => null), ...days.map(describe)];
  const filled = [...cells, ...Array.from({ length: (7 - (cells.length % 7)) % 7 }, () => null)];
  return Array.from({ length: filled.length / 7 }, (_, week) => filled.slice(week * 7, week * 7 + 7));
}

/** The sign of a day; one to come has none, so that a month ahead is not full of buds. */
export function signOf(known: HistoryDay | undefined): MonthDay['state'] {
  return known && known.state !== 'upcoming' ? markOf(known) : undefined;
}

/** Where a key moves to; a month too short for the day ends at its last. */
export function moveDay(from: DiaryDay, move: Move): DiaryDay {
  return 'days' in move ? addDays(from, move.days) : sameDayIn(from, shiftMonth(monthOf(from), move.months));
}

function sameDayIn(day: DiaryDay, month: DiaryMonth): DiaryDay {
  const days = daysOfMonth(month);
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? day;
}

export type DayRange = { readonly from: DiaryDay; readonly to: DiaryDay };

/** Chosen days as few ranges: a range continues while there is no working day between. */
export function rangesOf(days: Iterable<DiaryDay>, isFree: (day: DiaryDay) => boolean): DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of [...days].sort()) {
    const last = ranges.at(-1);
    const between = last ? dayRange(addDays(last.to, 1), addDays(day, -1)) : [];
    if (last && daysBetween(last.from, day) < AHEAD_DAYS && between.every(isFree)) {
      ranges[ranges.length - 1] = { from: last.from, to: day };
    } else ranges.push({ from: day, to: day });
  }
  return ranges;
}
