import {
  addDays,
  type DiaryDay,
  dayToUtcMs,
  MS_PER_DAY,
  parseDiaryDay,
  utcMsToDay,
  type Weekday,
} from './diary-day.ts';
import { firstInstantAt, isTimezone, offsetAt } from './timezone.ts';

/** The rules by which a team, or a person without one, counts days. */
export interface Calendar {
  /** IANA name, e.g. `Asia/Shanghai`. */
  readonly timezone: string;
  /** Wall-clock time `HH:MM` at which a diary day begins, 00:00 to 12:00. */
  readonly dayStartsAt: string;
  /** ISO weekdays on which a diary is expected; at least one. */
  readonly workingWeekdays: readonly Weekday[];
  /** Dates on which no one is expected to write although their weekday is worked: public holidays, days off. */
  readonly freeDays: ReadonlySet<DiaryDay>;
  /** Dates that are worked although their weekday is free: make-up days. A date that is free as well stays free. */
  readonly workedDays: ReadonlySet<DiaryDay>;
}

/** What the product starts a team with (product, section 4): a late evening still belongs to the day. */
export const DEFAULT_DAY_STARTS_AT = '04:00';
export const DEFAULT_WORKING_WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];

const NO_DAYS: ReadonlySet<DiaryDay> = new Set();

/** A checked calendar with the defaults filled in; throws a RangeError that names the setting at fault. */
export function makeCalendar(settings: {
  timezone: string;
  dayStartsAt?: string | undefined;
  workingWeekdays?: readonly number[] | undefined;
  freeDays?: ReadonlySet<DiaryDay> | undefined;
  workedDays?: ReadonlySet<DiaryDay> | undefined;
}): Calendar {
  const { timezone, dayStartsAt = DEFAULT_DAY_STARTS_AT } = settings;
  const { freeDays = NO_DAYS, workedDays = NO_DAYS } = settings;
  const workingWeekdays = settings.workingWeekdays ?? DEFAULT_WORKING_WEEKDAYS;
  if (!isTimezone(timezone)) throw new RangeError(`timezone: "${timezone}" is not a known time zone.`);
  if (!isDayStart(dayStartsAt)) throw new RangeError(`dayStartsAt: "${dayStartsAt}" is not 00:00 to 12:00.`);
  if (workingWeekdays.length === 0 || !workingWeekdays.every(isWeekday)) {
    throw new RangeError('workingWeekdays: give at least one ISO weekday, 1 (Monday) to 7 (Sunday).');
  }
  return {
    timezone,
    dayStartsAt,
    workingWeekdays: [...new Set(workingWeekdays)].sort(),
    freeDays,
    workedDays,
  };
}

/** Whether the text is a time `HH:MM` from 00:00 to 12:00: after noon, a day would end on the wrong date for most people. */
export function isDayStart(text: string): boolean {
  return /^(?:(?:0\d|1[01]):[0-5]\d|12:00)$/.test(text);
}

/** Whether the number is an ISO weekday, 1 (Monday) to 7 (Sunday). */
function isWeekday(value: number): value is Weekday {
  return Number.isInteger(value) && value >= 1 && value <= 7;
}

/**
 * The instant at which a diary day begins: the first at which the zone's clocks show `dayStartsAt` of that date, or later.
 *
 * A time that clocks skip makes the day begin at the end of the gap; one that they show twice, the first time.
 */
export function dayStart(day: DiaryDay, calendar: Calendar): Date {
  return new Date(startMs(day, calendar));
}

/** The instant at which a diary day is over: the beginning of the next, not part of the day itself. */
export function dayEnd(day: DiaryDay, calendar: Calendar): Date {
  return dayStart(addDays(day, 1), calendar);
}

/** The diary day that an instant belongs to: the last one that has begun. Throws a RangeError for an invalid Date. */
export function dayAt(instant: Date, calendar: Calendar): DiaryDay {
  const ms = instant.getTime();
  const wallMs = ms + offsetAt(ms, calendar.timezone);
  const day = utcMsToDay(Math.floor((wallMs - dayStartMs(calendar)) / MS_PER_DAY) * MS_PER_DAY);
  // Clocks set back across `dayStartsAt` show the old date again, yet the new day has begun and stays.
  const next = addDays(day, 1);
  return startMs(next, calendar) <= ms ? next : day;
}

/** Whether a diary published at this instant came after its day was over. */
export function isLate(publishedAt: Date, day: DiaryDay, calendar: Calendar): boolean {
  return publishedAt.getTime() >= startMs(addDays(day, 1), calendar);
}

/** The first instant of a date at which a zone's clocks show a time (`HH:MM`, 00:00 to 23:59), or later. */
export function instantAt(day: DiaryDay, time: string, timezone: string): Date {
  return new Date(firstInstantAt(dayToUtcMs(day) + timeMs(time), timezone));
}

/** What a zone's clocks show at an instant: the date, and the time as `HH:MM`. */
export function wallClockAt(instant: Date, timezone: string): { day: DiaryDay; time: string } {
  const wall = new Date(instant.getTime() + offsetAt(instant.getTime(), timezone)).toISOString();
  return { day: parseDiaryDay(wall.slice(0, 10)), time: wall.slice(11, 16) };
}

function startMs(day: DiaryDay, calendar: Calendar): number {
  return firstInstantAt(dayToUtcMs(day) + dayStartMs(calendar), calendar.timezone);
}

function dayStartMs(calendar: Calendar): number {
  return timeMs(calendar.dayStartsAt);
}

function timeMs(time: string): number {
  return (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * 60_000;
}
