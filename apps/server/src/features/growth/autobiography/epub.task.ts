import { threadTask } from '../../../platform/threads/task.ts';
import { epubFiles, type WrittenBook } from './epub.rules.ts';
import { weighBook } from './rules.ts';

/** Writes the files that a book as EPUB is made of. */
export const writeEpubTask = threadTask(
  'growth/autobiography/epub',
  (book: WrittenBook): [path: string, text: string][] => [...epubFiles(book)],
  ({ chapters }) => weighBook(chapters),
);
