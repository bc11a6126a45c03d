import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

export const earlier = endpoint({
  method: 'GET',
  path: 'user/diary/earlier',
  summary: 'What one has written for oneself before one was in a team, the newest day first.',
  kind: 'read',
  access: 'session',
  input: z.strictObject({ ...f.pageRequest }),
  output: f.page(
    z.object({
      id: f.id(),
      day: f.day(),
      title: z.nullable(z.string()),
      /** The first words of the summary. */
      excerpt: z.string(),
    }),
  ),
});
export type EarlierDiary = z.output<typeof earlier.output>['items'][number];

export const share = endpoint({
  method: 'POST',
  path: 'user/diary/share',
  summary:
    'Lets a team read diaries that one has published; with none, answers the offer to share earlier ones.',
  kind: 'write',
  access: 'session',
  input: z.strictObject({
    teamId: f.id(),
    diaryIds: z.array(f.id()).check(z.maxLength(100, f.say('listTooLong'))),
  }),
  output: z.object({
    /** How many the team did not read before. */
    shared: z.int(),
  }),
});
