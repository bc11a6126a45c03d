import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';

/** Someone who has opened a diary, by their own days. */
const diaryReader = z.object({ reader: person, firstDay: f.day(), lastDay: f.day() });

/** The call behind `diary.readers`. */
export const readers = endpoint({
  method: 'GET',
  path: 'user/diary/readers',
  summary:
    'Who has opened one’s own diary, for its author alone: each once, the latest first. Where comments can be anonymous, readers are named in steps, at the start of the team’s day.',
  kind: 'read',
  access: 'session',
  input: z.strictObject({ diaryId: f.id(), ...f.pageRequest }),
  output: z.extend(f.page(diaryReader), {
    total: z.int(),
    /** How many of them wait for a step. */
    unnamed: z.int(),
  }),
});
