import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { diaryView } from './diary-view.ts';

/** Whose diaries are read one after another: those of all one’s teams, as far as nothing narrows them. */
const selection = {
  teamId: z.optional(f.id()),
  departmentId: z.optional(f.id()),
  /** A group of the caller's own. */
  followGroupId: z.optional(f.id()),
  /** Those one follows. */
  following: f.flag(),
};

export const reading = {
  unread: endpoint({
    method: 'GET',
    path: 'user/reading/unread',
    summary:
      'Diaries of the last fortnight that the caller has not opened, with the next ones whole: newest day first, at the end those marked as unread. What counts as opened is what their authors see.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ ...selection, ...f.pageRequest }),
    output: z.extend(f.page(diaryView), {
      /** How many there are, the one apart at which the caller stopped; at most `MOST_UNREAD`. */
      left: z.int(),
      /**
       * The place, counted from 1, at which the caller stopped among these diaries; the first item is then the one that
       * was there. On the first page alone, and null where they begin anew.
       */
      place: z.nullable(z.int()),
    }),
  }),
  mark: endpoint({
    method: 'POST',
    path: 'user/reading/mark',
    summary:
      'Notes that the caller has a diary before them, which its author sees, and whether it stays unread for the caller; keeps where they are.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      diaryId: f.id(),
      /** Whether it comes again, at the end. */
      unread: z.boolean(),
      /** Where the caller is; `place` is null once nothing is left. Without it, the place stays as it was. */
      at: z.optional(z.strictObject({ ...selection, place: z.nullable(f.count({ from: 1, to: 10_000 })) })),
    }),
    output: f.nothing(),
  }),
};
