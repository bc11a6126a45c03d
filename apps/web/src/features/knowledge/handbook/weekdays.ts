const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The days of a week by their numbers, 1 for Monday; 1 January 2024 was one. */
export function weekdayNames(locale: string): { day: number; name: string }[] {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    weekday: 'short',
    timeZone: 'UTC',
  });
  return WEEKDAYS.map((day) => ({ day, name: format.format(Date.UTC(2024, 0, day)) }));
}
