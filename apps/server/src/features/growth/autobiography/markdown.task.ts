import type { Locale } from '@garden/i18n/locale';
import { threadTask } from '../../../platform/threads/task.ts';
import { type Shown, writeBook } from './markdown.rules.ts';
import { weighBook } from './rules.ts';
import type { Book } from './store.ts';

type Given = Shown & { readonly book: Book | null; readonly locale: Locale };

/** Writes a book as Markdown. */
export const writeMarkdownTask = threadTask(
  'growth/autobiography/markdown',
  ({ book, locale, ...shown }: Given): string => [...writeBook(book, shown, locale)].join(''),
  ({ chapters }) => weighBook(chapters),
);
