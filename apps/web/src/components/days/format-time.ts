import { deviceTimezone } from '../../lib/device-timezone.ts';

/** How a day is written: "Friday 20 November", "20 Nov", "20 Nov 2026", "F", "November 2026". */
export type DayStyle = 'long' | 'short' | 'year' | 'weekday' | 'month';

const dayStyles: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { day: 'numeric', month: 'short' },
  year: { day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'narrow' },
  month: { month: 'long', year: 'numeric' },
};
const DAY_MS = 86_400_000;

/** British order of day and month for English, as the product's texts have it. */
const localeOf = (locale: string) => (locale.startsWith('zh') ? 'zh-Hans' : 'en-GB');

/** Making a formatter takes as long as hundreds of texts that it writes: each is made once. */
const made = new Map<string, Intl.DateTimeFormat>();

/** Writes dates in a style; in the zone of the device where the style names none. */
export function dateFormat(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const options = style.timeZone ? style : { ...style, timeZone: deviceTimezone() };
  const key = locale + JSON.stringify(options);
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  made.set(key, known);
  return known;
}

const madeNear = new Map<string, Intl.RelativeTimeFormat>();

function nearDays(locale: string): Intl.RelativeTimeFormat {
  const known = madeNear.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  madeNear.set(locale, known);
  return known;
}

const utcOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/**
 * A calendar day in words.
 *
 * @param day `YYYY-MM-DD`, belongs to no time zone
 * @param locale the language of the page
 */
export function formatDay(day: string, locale: string, style: DayStyle = 'long'): string {
  return dateFormat(localeOf(locale), { ...dayStyles[style], timeZone: 'UTC' }).format(utcOf(day));
}

/**
 * "yesterday", "today", "tomorrow"; other days within a week by weekday, the rest by date.
 *
 * @param day `YYYY-MM-DD`
 * @param today `YYYY-MM-DD` in the person's zone
 */
export function relativeDay(day: string, today: string, locale: string): string {
  const distance = Math.round((utcOf(day) - utcOf(today)) / DAY_MS);
  if (Math.abs(distance) <= 1) {
    return nearDays(localeOf(locale)).format(distance, 'day');
  }
  if (Math.abs(distance) < 7) {
    const weekday: Intl.DateTimeFormatOptions = { weekday: 'long', timeZone: 'UTC' };
    return dateFormat(localeOf(locale), weekday).format(utcOf(day));
  }
  return formatDay(day, locale, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'year');
}

/**
 * The hour and minute of an instant, 24 hours.
 *
 * @param instant ISO date-time
 * @param timeZone IANA name; the device's zone when absent
 */
export function formatClock(instant: string, locale: string, timeZone?: string): string {
  const style: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  if (timeZone) style.timeZone = timeZone;
  return dateFormat(localeOf(locale), style).format(Date.parse(instant));
}

/**
 * The calendar day on which an instant falls.
 *
 * @param instant ISO date-time
 * @param timeZone IANA name; the device's zone when absent
 * @returns `YYYY-MM-DD`
 */
export function dayOf(instant: string, timeZone?: string): string {
  const style: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' };
  if (timeZone) style.timeZone = timeZone;
  return dateFormat('en-CA', style).format(Date.parse(instant));
}

/** Today by the clock of a time zone, the reader's own unless said otherwise (ISO 8601). */
export function todayIn(timeZone?: string): string {
  return dayOf(new Date().toISOString(), timeZone);
}

/**
 * What a time zone is called at an instant: "Portugal Time", "中国时间".
 *
 * @param instant ISO date-time
 * @param timeZone IANA name
 */
export function zoneName(instant: string, locale: string, timeZone: string): string {
  const style: Intl.DateTimeFormatOptions = { timeZone, timeZoneName: 'shortGeneric' };
  const parts = dateFormat(localeOf(locale), style).formatToParts(Date.parse(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
