import type { Calendar } from './calendar.ts';
import { addDays, type DiaryDay, dayRange, type Weekday, weekdayOf } from './diary-day.ts';

/** Whether a diary is expected on this date. Every other rule about working days asks here. */
export function isWorkingDay(day: DiaryDay, calendar: Calendar): boolean {
  return calendar.workingWeekdays.includes(weekdayOf(day));
}

/** The first working day after this date. Throws a RangeError where the calendar has none. */
export function nextWorkingDay(day: DiaryDay, calendar: Calendar): DiaryDay {
  return seekWorkingDay(day, 1, calendar);
}

/** The last working day before this date. Throws a RangeError where the calendar has none. */
export function previousWorkingDay(day: DiaryDay, calendar: Calendar): DiaryDay {
  return seekWorkingDay(day, -1, calendar);
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

/** The working days of the week around `day`, in order; the week begins as `startOfWeek` says. */
export function workingWeek(day: DiaryDay, calendar: Calendar): DiaryDay[] {
  const first = startOfWeek(day, calendar);
  return dayRange(first, addDays(first, 6)).filter((each) => isWorkingDay(each, calendar));
}

/** The last working day of the week around `day`, Friday as a rule; undefined in a week without any. */
export function lastWorkingDayOfWeek(day: DiaryDay, calendar: Calendar): DiaryDay | undefined {
  return workingWeek(day, calendar).at(-1);
}

function seekWorkingDay(day: DiaryDay, step: 1 | -1, calendar: Calendar): DiaryDay {
  for (let distance = 1; distance <= 7; distance += 1) {
    const candidate = addDays(day, step * distance);
    if (isWorkingDay(candidate, calendar)) return candidate;
  }
  throw new RangeError('The calendar has no working weekday.');
}

function firstWeekday({ workingWeekdays }: Calendar): Weekday {
  const restBefore = (weekday: Weekday) =>
    Math.min(...workingWeekdays.map((other) => (weekday - other + 6) % 7));
  return workingWeekdays.toSorted((a, b) => restBefore(b) - restBefore(a) || a - b)[0] ?? 1;
}
