import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';

/** Someone who has opened a diary or a question, by their own days. */
const objectReader = z.object({ reader: person, firstDay: f.day(), lastDay: f.day() });

const readersPage = z.extend(f.page(objectReader), {
  total: z.int(),
  /** How many of them wait for a step. */
  unnamed: z.int(),
});

/** The call behind `diary.readers`. */
export const diaryReaders = endpoint({
  method: 'GET',
  path: 'user/diary/readers',
  summary:
    'Who has opened one’s own diary, for its author alone: each once, the latest first. Where comments can be anonymous, readers are named in steps, at the start of the team’s day.',
  kind: 'read',
  access: 'session',
  input: z.strictObject({ diaryId: f.id(), ...f.pageRequest }),
  output: readersPage,
});

/** The call behind `curious.readers`. */
export const questionReaders = endpoint({
  method: 'GET',
  path: 'user/curious/readers',
  summary:
    'Who has opened one’s own question, for its asker alone: each once, the latest first. Where answers can be anonymous, readers are named in steps, at the start of the team’s day.',
  kind: 'read',
  access: 'session',
  input: z.strictObject({ curiousId: f.id(), ...f.pageRequest }),
  output: readersPage,
});
