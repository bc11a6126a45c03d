import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { imageFile } from './diary-image.ts';

/** The most files of one request, and the most days in them together. */
export const MAX_IMPORT_DAYS = 366;
/** Together the files have less than a request may hold. */
const MAX_FILE = 1_000_000;
const MAX_PATH = 200;

/** What becomes of one day of a file. */
const importedEntry = z.object({
  file: z.string(),
  /** The line it begins on, in a table of several days. */
  row: z.nullable(z.int()),
  /** Null where the file names none. */
  day: z.nullable(f.day()),
  title: z.nullable(z.string()),
  /** The first words. */
  excerpt: z.string(),
  /** Pictures that the file names by their paths. */
  pictures: z.array(z.string()),
  /** `new`: it is taken in. `kept`: the day has an entry or a draft, which stays as it is. `refused`: it cannot be. */
  outcome: z.enum(['new', 'kept', 'refused']),
  /** Why it is kept or refused; `path` names a section where one is at fault. */
  reason: z.nullable(
    z.object({
      path: z.string(),
      key: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      message: z.string(),
    }),
  ),
});
export type ImportedEntry = z.output<typeof importedEntry>;

/** The call behind `diary.import`. */
export const importDiaries = endpoint({
  method: 'POST',
  path: 'user/diary/import',
  summary:
    'Takes in diaries of one’s own from Markdown files and CSV tables, or with `preview` tells what would happen.',
  kind: 'write',
  access: 'session',
  cost: 'dear',
  input: z.strictObject({
    files: z
      .array(
        z.strictObject({
          /** With its ending, which tells how it is read: `.csv`, `.md`, `.markdown`, `.txt`. */
          name: f.text({ min: 1, max: MAX_PATH }),
          text: f.text({ max: MAX_FILE }),
        }),
      )
      .check(z.minLength(1, 'fieldRequired'), z.maxLength(MAX_IMPORT_DAYS, 'listTooLong')),
    /** Teams that read them; without any they are private. */
    teamIds: z._default(z.array(f.id()).check(z.maxLength(50)), []),
    /** Pictures by the paths that the files name, as `user/diary/image` has taken them in. */
    pictures: z._default(
      z
        .array(z.strictObject({ path: f.text({ min: 1, max: MAX_PATH }), file: imageFile() }))
        .check(z.maxLength(1000, 'listTooLong')),
      [],
    ),
    preview: z._default(z.boolean(), false),
  }),
  output: z.object({ entries: z.array(importedEntry) }),
});
