import { formatDay, parseDiaryDay } from '@garden/calendar';
import type { Locale } from '@garden/i18n/locale';

const untitled = { en: 'My book', zh: '我的书' } as const;

/** What a book is called. */
export const bookName = (title: string | undefined, locale: Locale): string => title || untitled[locale];

/** The name of a month, in the language of the book. */
export const monthName = (month: string, locale: Locale): string =>
  formatDay(parseDiaryDay(`${month}-01`), locale === 'zh' ? 'zh-Hans' : 'en-GB', {
    year: 'numeric',
    month: 'long',
  });
