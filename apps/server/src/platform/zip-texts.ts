import { strToU8, type Zippable, zipSync } from 'fflate';
import { threadTask } from './threads/task.ts';

type Given = {
  /** Paths and texts, in the order in which they stand in the file. */
  readonly texts: readonly (readonly [path: string, text: string])[];
  /** The path of one that is not compressed. */
  readonly stored?: string;
  /** When all of them were written. */
  readonly at: string;
};

/** Packs texts as a ZIP. */
export const zipTextsTask = threadTask(
  'platform/zip-texts',
  ({ texts, stored, at }: Given): Uint8Array => {
    const files: Zippable = {};
    for (const [path, text] of texts) files[path] = [strToU8(text), { level: path === stored ? 0 : 6 }];
    return zipSync(files, { mtime: at });
  },
  ({ texts }) => texts.reduce((sum, [, text]) => sum + text.length, 0),
);
