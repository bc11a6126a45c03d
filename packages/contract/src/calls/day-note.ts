import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

const text = () => f.text({ min: 1, max: 120, required: 'contentRequired' });

/** What an administrator wrote on a day, for all who look at the numbers. */
export const dayNoteView = z.object({ id: f.id(), day: f.day(), text: z.string(), version: z.int() });
export type DayNoteView = z.output<typeof dayNoteView>;

export const dayNote = {
  add: endpoint({
    method: 'POST',
    path: 'user/day-note/add',
    summary:
      'Writes a short note on a day in the statistics of a team, at most five a day; for administrators.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), day: f.day(), text: text() }),
    output: dayNoteView,
  }),
  update: endpoint({
    method: 'POST',
    path: 'user/day-note/update',
    summary:
      'Changes a note, or moves it to another day. A version that is not the newest answers 409 with the newer one.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      noteId: f.id(),
      /** The version this grew from. */
      version: f.version({ from: 1 }),
      day: f.day(),
      text: text(),
    }),
    output: dayNoteView,
  }),
  delete: endpoint({
    method: 'POST',
    path: 'user/day-note/delete',
    summary: 'Deletes a note; within 30 days `undo` restores it.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ noteId: f.id(), undo: z.optional(z.boolean()) }),
    output: f.nothing(),
  }),
};
