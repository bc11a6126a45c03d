import { threadTask } from '../../../platform/threads/task.ts';
import { epubFiles, type WrittenBook } from './epub.rules.ts';

/** Writes the files that a book as EPUB is made of. */
export const writeEpubTask = threadTask(
  'growth/autobiography/epub',
  (book: WrittenBook): [path: string, text: string][] => [...epubFiles(book)],
  ({ chapters }) =>
    chapters.reduce(
      (sum, { lines }) => sum + lines.reduce((of, { text }) => of + text.length + 100, 0),
      2_000,
    ),
);
