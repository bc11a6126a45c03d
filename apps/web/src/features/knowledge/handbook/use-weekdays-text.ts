import { useLingui } from '@lingui/react/macro';
import { weekdayNames } from './weekdays.ts';

/** Some days of the week in words: "Mon, Wed", "every day". */
export function useWeekdaysText(days: readonly number[]): string {
  const { t, i18n } = useLingui();
  const names = weekdayNames(i18n.locale);
  const chosen = names.filter(({ day }) => days.includes(day));
  if (chosen.length === names.length) return t`every day`;
  return new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(chosen.map(({ name }) => name));
}
