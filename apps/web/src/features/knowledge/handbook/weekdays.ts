const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The days of a week by their numbers, 1 for Monday; 1 January 2024 was one. */
export function weekdayNames(locale: string, style: 'short' | 'long'): { day: number; name: string }[] {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    weekday: style,
    timeZone: 'UTC',
  });
  return WEEKDAYS.map((day) => ({ day, name: format.format(Date.UTC(2024, 0, day)) }));
}

/** Some days of the week in words: "Mon, Wed". */
export function weekdaysText(days: readonly number[], locale: string): string {
  const names = weekdayNames(locale, 'short').filter(({ day }) => days.includes(day));
  return new Intl.ListFormat(locale, { type: 'unit' }).format(names.map(({ name }) => name));
}
