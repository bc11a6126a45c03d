import { type Calendar, isLate } from './calendar.ts';
import { addDays, compareDays, type DiaryDay } from './diary-day.ts';
import { isWorkingDay, startOfWeek } from './working-days.ts';

/** A past day stays open for this many days (product, section 4). */
export const CATCH_UP_DAYS = 7;

/** What a member's day looks like; `missed` may still be written while `canWrite` says so. */
export type DayState =
  | { readonly state: 'submitted'; readonly late: boolean }
  | { readonly state: 'not_submitted' | 'missed' | 'vacation' | 'holiday' | 'upcoming' };

/**
 * The state of one day of one member.
 *
 * A diary outweighs everything; a marked vacation outweighs a day that is free anyway; only a working day
 * with neither is open, missed or still to come.
 */
export function dayState(input: {
  day: DiaryDay;
  today: DiaryDay;
  submitted?: { publishedAt: Date } | undefined;
  vacation?: ReadonlySet<DiaryDay> | undefined;
  calendar: Calendar;
}): DayState {
  const { day, today, submitted, vacation, calendar } = input;
  if (submitted) return { state: 'submitted', late: isLate(submitted.publishedAt, day, calendar) };
  if (vacation?.has(day)) return { state: 'vacation' };
  if (!isWorkingDay(day, calendar)) return { state: 'holiday' };
  if (day > today) return { state: 'upcoming' };
  return { state: day === today ? 'not_submitted' : 'missed' };
}

/** Whether a diary for `day` may be written when it is `today`: today itself and the 7 days before, never the future. */
export function canWrite(day: DiaryDay, today: DiaryDay): boolean {
  return day <= today && day >= addDays(today, -CATCH_UP_DAYS);
}

/**
 * How many working days in a row, up to `today`, have a diary.
 *
 * It is the longest run that ends now and holds at most one late day in each week of `startOfWeek`; a late day counts.
 * Vacation and days that are no working days neither break nor lengthen it, diary or not; today, while unwritten,
 * doesn't break it.
 */
export function streak(input: {
  today: DiaryDay;
  /** Every day with a published diary, in any order; days after `today` don't matter. */
  written: Iterable<{ day: DiaryDay; late: boolean }>;
  vacation?: ReadonlySet<DiaryDay> | undefined;
  calendar: Calendar;
}): number {
  const { today, vacation, calendar } = input;
  const late = new Map(Array.from(input.written, (entry) => [entry.day, entry.late]));
  const earliest = [...late.keys()].sort(compareDays)[0] ?? addDays(today, 1);
  let length = 0;
  let weekWithLateDay: DiaryDay | undefined;

  for (let day = today; day >= earliest; day = addDays(day, -1)) {
    const wasLate = late.get(day);
    if (!isWorkingDay(day, calendar) || vacation?.has(day)) continue;
    if (wasLate === undefined) {
      if (day === today) continue;
      break;
    }
    if (wasLate) {
      const week = startOfWeek(day, calendar);
      if (week === weekWithLateDay) break;
      weekWithLateDay = week;
    }
    length += 1;
  }
  return length;
}
