import { addDays, type Calendar, type DiaryDay, startOfWeek } from '@garden/calendar';

/** The first and the last day of the week around a day. */
export function weekAround(day: DiaryDay, calendar: Calendar): { first: DiaryDay; last: DiaryDay } {
  const first = startOfWeek(day, calendar);
  return { first, last: addDays(first, 6) };
}
