import { formatDay } from './format-time.ts';

/**
 * The days from one to another, their year once where they share it: "23 Nov – 29 Nov 2026", "2026年11月23日 – 11月29日".
 *
 * @param from `YYYY-MM-DD`, like `to`
 * @param locale the language of the page
 */
export function formatDays(from: string, to: string, locale: string): string {
  const shorter = from.slice(0, 4) === to.slice(0, 4) ? 'short' : 'year';
  const isYearFirst = locale.startsWith('zh');
  const first = formatDay(from, locale, isYearFirst ? 'year' : shorter);
  return `${first} – ${formatDay(to, locale, isYearFirst ? shorter : 'year')}`;
}
