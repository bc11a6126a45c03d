declare const diaryDayBrand: unique symbol;
declare const diaryMonthBrand: unique symbol;

/** A plain calendar date `YYYY-MM-DD`, years 0001 to 9999, proleptic Gregorian. It has no zone; strings order as dates do. */
export type DiaryDay = string & { readonly [diaryDayBrand]: true };

/** A plain calendar month `YYYY-MM`. */
export type DiaryMonth = string & { readonly [diaryMonthBrand]: true };

/** An ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const MS_PER_DAY = 86_400_000;

const FIRST_MS = utcMs(1, 1, 1);
const LAST_MS = utcMs(9999, 12, 31);

/** Whether the text is a date that exists: `2028-02-29` is, `2027-02-29` and `2027-2-1` are not. */
export function isDiaryDay(text: string): text is DiaryDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const ms = utcMs(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8)));
  return isoDate(ms) === text;
}

/** Reads `YYYY-MM-DD`; throws a RangeError where no such date exists. */
export function parseDiaryDay(text: string): DiaryDay {
  if (!isDiaryDay(text)) throw new RangeError(`Not a date: "${text}". Write YYYY-MM-DD.`);
  return text;
}

/** Whether the text is `YYYY-MM` with a month 01 to 12. */
export function isDiaryMonth(text: string): text is DiaryMonth {
  return isDiaryDay(`${text}-01`);
}

/** Reads `YYYY-MM`; throws a RangeError where no such month exists. */
export function parseDiaryMonth(text: string): DiaryMonth {
  if (!isDiaryMonth(text)) throw new RangeError(`Not a month: "${text}". Write YYYY-MM.`);
  return text;
}

/** Midnight UTC of the date in epoch milliseconds: the number that all date arithmetic uses. */
export function dayToUtcMs(day: DiaryDay): number {
  return utcMs(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8)));
}

/** The date that UTC shows at this epoch millisecond; throws a RangeError outside the years 0001 to 9999. */
export function utcMsToDay(ms: number): DiaryDay {
  if (!(ms >= FIRST_MS && ms < LAST_MS + MS_PER_DAY)) throw new RangeError('The date is out of range.');
  // Within these years every moment has its date; to read it again would double what all date arithmetic costs.
  return isoDate(ms) as DiaryDay;
}

/** The date `count` days later, or earlier when `count` is negative. */
export function addDays(day: DiaryDay, count: number): DiaryDay {
  return utcMsToDay(dayToUtcMs(day) + count * MS_PER_DAY);
}

/** How many days lead from one date to another; negative when `to` is earlier. */
export function daysBetween(from: DiaryDay, to: DiaryDay): number {
  return (dayToUtcMs(to) - dayToUtcMs(from)) / MS_PER_DAY;
}

/** Orders two dates for `sort`: negative, zero or positive. */
export function compareDays(a: DiaryDay, b: DiaryDay): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Every date from `from` to `to`, both included; none when `to` is earlier. */
export function dayRange(from: DiaryDay, to: DiaryDay): DiaryDay[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}

/** The ISO weekday of a date. */
export function weekdayOf(day: DiaryDay): Weekday {
  // JavaScript numbers weekdays from Sunday, 0, to Saturday, 6; its type says only number.
  return (new Date(dayToUtcMs(day)).getUTCDay() || 7) as Weekday;
}

/** The month that a date lies in. */
export function monthOf(day: DiaryDay): DiaryMonth {
  return parseDiaryMonth(day.slice(0, 7));
}

/** Every date of a month, in order. */
export function daysOfMonth(month: DiaryMonth): DiaryDay[] {
  const length = new Date(utcMs(Number(month.slice(0, 4)), Number(month.slice(5)) + 1, 0)).getUTCDate();
  const first = parseDiaryDay(`${month}-01`);
  return dayRange(first, addDays(first, length - 1));
}

/** The month a number of months away. */
export function shiftMonth(month: DiaryMonth, count: number): DiaryMonth {
  const number = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  const [year, index] = [Math.floor(number / 12), number % 12];
  return monthOf(parseDiaryDay(`${String(year).padStart(4, '0')}-${String(index + 1).padStart(2, '0')}-01`));
}

/**
 * Writes a date for people, e.g. `formatDay(day, 'zh', { dateStyle: 'full' })`.
 * It formats in UTC, so that the reader's own zone can't shift the date.
 */
export function formatDay(day: DiaryDay, locale: string, options: DayFormat): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(dayToUtcMs(day));
}

/** The parts of `Intl.DateTimeFormatOptions` that a date without a time can answer. */
export type DayFormat = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'weekday' | 'year' | 'month' | 'day'>;

function utcMs(year: number, month: number, dayOfMonth: number): number {
  // Date.UTC reads the years 0 to 99 as 1900 to 1999; setUTCFullYear takes them as they are.
  return year > 99
    ? Date.UTC(year, month - 1, dayOfMonth)
    : new Date(0).setUTCFullYear(year, month - 1, dayOfMonth);
}

function isoDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
