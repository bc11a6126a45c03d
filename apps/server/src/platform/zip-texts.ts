import { strToU8, type Zippable, zipSync } from 'fflate';
import { threadTask } from './threads/task.ts';

type Given = {
  /** Paths and texts, in the order in which they stand in the file. */
  readonly texts: readonly (readonly [path: string, text: string])[];
  /** When all of them were written. */
  readonly at: string;
};

/** Packs texts as a ZIP. */
export const zipTextsTask = threadTask(
  'platform/zip-texts',
  ({ texts, at }: Given): Uint8Array => {
    const files: Zippable = {};
    for (const [path, text] of texts) files[path] = strToU8(text);
    return zipSync(files, { level: 6, mtime: at });
  },
  ({ texts }) => texts.reduce((sum, [, text]) => sum + text.length, 0),
);
