import { useLingui } from '@lingui/react/macro';
import { weekdayNames } from './weekdays.ts';

/** From so many on, days in a row are said by the first and the last. */
const RANGE = 3;

/** Some days of the week in words: "Mon, Wed", "Mon – Fri", "every day". */
export function useWeekdaysText(days: readonly number[]): string {
  const { t, i18n } = useLingui();
  const names = weekdayNames(i18n.locale);
  const chosen = names.filter(({ day }) => days.includes(day));
  if (chosen.length === names.length) return t`every day`;
  const [first, last] = [chosen[0], chosen.at(-1)];
  if (first && last && chosen.length >= RANGE && last.day - first.day === chosen.length - 1) {
    const [from, to] = [first.name, last.name];
    return t`${from} – ${to}`;
  }
  return new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(chosen.map(({ name }) => name));
}
