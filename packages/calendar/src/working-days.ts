import type { Calendar } from './calendar.ts';
import { addDays, type DiaryDay, dayRange, type Weekday, weekdayOf } from './diary-day.ts';

/**
 * Whether a diary is expected on this date. Every other rule about working days asks here.
 *
 * A free day (public holiday, day off) is none; a make-up day is one; else the weekday decides.
 */
export function isWorkingDay(day: DiaryDay, calendar: Calendar): boolean {
  if (calendar.freeDays.has(day)) return false;
  return calendar.workedDays.has(day) || calendar.workingWeekdays.includes(weekdayOf(day));
}

/** The first working day after this date, however long the break. Throws a RangeError where the calendar has none. */
export function nextWorkingDay(day: DiaryDay, calendar: Calendar): DiaryDay {
  // Each week has a working weekday, and each free day takes one week's at most: one week more, and there is a day.
  const farthest = 7 * (calendar.freeDays.size + 1);
  for (let distance = 1; distance <= farthest; distance += 1) {
    const candidate = addDays(day, distance);
    if (isWorkingDay(candidate, calendar)) return candidate;
  }
  throw new RangeError('The calendar has no working weekday.');
}

/**
 * The date on which the week around `day` begins: the first working weekday after the longest rest.
 *
 * Monday for Monday to Friday, Sunday for Sunday to Thursday, so that a week's last working day is the last before
 * its rest everywhere. Where rests are equally long, the one before the earlier weekday counts.
 */
export function startOfWeek(day: DiaryDay, calendar: Calendar): DiaryDay {
  return addDays(day, -((weekdayOf(day) - firstWeekday(calendar) + 7) % 7));
}

/**
 * The working days of the week around `day`, in order; the week begins as `startOfWeek` says.
 *
 * A make-up day belongs to the seven days that it lies in: a worked Saturday or Sunday ends the week before it,
 * whatever day it makes up for.
 */
export function workingWeek(day: DiaryDay, calendar: Calendar): DiaryDay[] {
  const first = startOfWeek(day, calendar);
  return dayRange(first, addDays(first, 6)).filter((each) => isWorkingDay(each, calendar));
}

/**
 * The last working day of the week around `day`: Friday as a rule, Thursday when that is free, a make-up day at its
 * weekend when there is one; undefined in a week without any.
 */
export function lastWorkingDayOfWeek(day: DiaryDay, calendar: Calendar): DiaryDay | undefined {
  const first = startOfWeek(day, calendar);
  for (let distance = 6; distance >= 0; distance -= 1) {
    const candidate = addDays(first, distance);
    if (isWorkingDay(candidate, calendar)) return candidate;
  }
  return undefined;
}

function firstWeekday({ workingWeekdays }: Calendar): Weekday {
  let first: Weekday = 1;
  let longest = -1;
  for (const weekday of workingWeekdays) {
    let rest = 6;
    for (const other of workingWeekdays) rest = Math.min(rest, (weekday - other + 6) % 7);
    if (rest > longest || (rest === longest && weekday < first)) [first, longest] = [weekday, rest];
  }
  return first;
}
