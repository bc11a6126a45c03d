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
  /**
   * `beforeTeam`: of a day before its writer came to their team. `zeroDay`: of the day that programs write where a date is
   * missing. `morePictures`: of its pictures as many come along as a diary has.
   */
  notes: z.array(z.enum(['beforeTeam', 'zeroDay', 'morePictures'])),
  /**
   * `new`: it is taken in. `joined`: it stands at the end of an entry of the same day. `kept`: the day has an entry or a
   * draft, which stays as it is. `refused`: it cannot be.
   */
  outcome: z.enum(['new', 'joined', 'kept', 'refused']),
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
          /** With its ending, which tells how it is read: `.csv`, `.tsv`, `.md`, `.markdown`, `.txt`; `.xlsx` with the text of its sheet. */
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
    /** Of one’s own making: requests with the same one are one import, which is undone as one. */
    importKey: z.optional(f.id()),
    /** Whether further requests of this import follow; until the last one, or for five minutes, no other begins. */
    more: z._default(z.boolean(), false),
    preview: z._default(z.boolean(), false),
  }),
  output: z.object({
    entries: z.array(importedEntry),
    /** By which it is undone; null where nothing was imported. */
    importId: z.nullable(f.id()),
  }),
});

const pastImport = z.object({
  id: f.id(),
  at: f.instant(),
  /** Days that are there as they were imported: those that undoing it removes. */
  days: z.int(),
  /** Days that stay: changed since, or shared with a team that one has left. */
  changed: z.int(),
  /** The first and the last of all these days; null where none is left. */
  from: z.nullable(f.day()),
  to: z.nullable(f.day()),
  undone: z.boolean(),
});
export type PastImport = z.output<typeof pastImport>;

/** The call behind `diary.imports`. */
export const listImports = endpoint({
  method: 'GET',
  path: 'user/diary/imports',
  summary:
    'One’s own imports of the past 30 days, the newest first, as far as they can be undone; at most 20.',
  kind: 'read',
  access: 'session',
  input: z.strictObject({}),
  output: z.object({ items: z.array(pastImport) }),
});

/** The call behind `diary.undoImport`. */
export const undoImport = endpoint({
  method: 'POST',
  path: 'user/diary/undoImport',
  summary:
    'Deletes the diaries that an import made, but those that were changed since or that a team reads which one has left; 100 at a time, until none is left.',
  kind: 'write',
  access: 'session',
  input: z.strictObject({ importId: f.id() }),
  output: z.object({
    removed: z.int(),
    /** To be removed by calling again. */
    left: z.int(),
    /** Those that stay: changed since, or shared with a team that one has left. */
    changed: z.int(),
  }),
});
