import { threadTask } from '../../../platform/threads/task.ts';
import { readFile } from './import.rules.ts';

type File = { readonly name: string; readonly text: string };

/** The days of some files, each read as its name's ending says. */
export const readFilesTask = threadTask(
  'diary/import/read',
  (files: readonly File[]) => files.flatMap(({ name, text }) => readFile(name, text)),
  (files) => files.reduce((sum, { text }) => sum + text.length, 0),
);
