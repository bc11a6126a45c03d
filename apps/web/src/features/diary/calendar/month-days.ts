import { addDays, CATCH_UP_DAYS, type Calendar, type DiaryDay, isWorkingDay } from '@garden/calendar';
import { AHEAD_DAYS } from '../vacation/day-ranges.ts';
import type { HistoryDay } from './my-days.ts';

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
