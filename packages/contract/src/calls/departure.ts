import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

/** Signs of a pattern, and the longest one. */
const MAX_SIGNS = 20;
const MAX_SIGN = 60;

const title = () => f.text({ min: 1, max: 120, required: 'titleRequired', tooLong: 'titleTooLong' });
const words = () => f.markdown({ max: 4_000 });
const signs = () =>
  z
    .array(f.text({ min: 1, max: MAX_SIGN, required: 'signRequired' }))
    .check(z.maxLength(MAX_SIGNS, f.say('signsTooMany')));

const said = {
  title: z.string(),
  /** What made people leave; Markdown. */
  reasons: z.string(),
  /** What helped; Markdown. */
  helped: z.string(),
  /** Words and phrases that stood in diaries early. */
  signs: z.array(z.string()),
  version: z.int(),
};

const patternView = z.object({ id: f.id(), ...said, updatedAt: f.instant() });
export type DeparturePattern = z.output<typeof patternView>;

const commonPatterns = z.object({
  /** The four weeks that were looked at; null before the first. */
  days: z.nullable(z.object({ from: f.day(), to: f.day() })),
  /** Whether at least five people took part. */
  enough: z.boolean(),
  /** As they read then: who changes a pattern waits for the next four weeks. */
  common: z.array(z.object({ patternId: f.id(), version: z.int() })),
});
export type CommonPatternsView = z.output<typeof commonPatterns>;

export const departure = {
  list: endpoint({
    method: 'GET',
    path: 'user/departure/list',
    summary:
      'What a team has learned from departures: its patterns, the latest changed first; for administrators.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), ...f.pageRequest }),
    output: f.page(patternView),
  }),
  add: endpoint({
    method: 'POST',
    path: 'user/departure/add',
    summary: 'Adds a pattern: what made people leave, what helped, early signs in words; for administrators.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      title: title(),
      reasons: z._default(words(), ''),
      helped: z._default(words(), ''),
      signs: z._default(signs(), []),
    }),
    output: patternView,
  }),
  update: endpoint({
    method: 'POST',
    path: 'user/departure/update',
    summary:
      'Changes a pattern; what is left out stays, what it said before is kept. A version that is not the newest answers 409 with the newer one.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      patternId: f.id(),
      /** The version this grew from. */
      version: f.version({ from: 1 }),
      title: z.optional(title()),
      reasons: z.optional(words()),
      helped: z.optional(words()),
      signs: z.optional(signs()),
    }),
    output: patternView,
  }),
  delete: endpoint({
    method: 'POST',
    path: 'user/departure/delete',
    summary: 'Deletes a pattern with its versions; within 30 days `undo` restores it.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ patternId: f.id(), undo: z.optional(z.boolean()) }),
    output: f.nothing(),
  }),
  versions: endpoint({
    method: 'GET',
    path: 'user/departure/versions',
    summary: 'What a pattern said before, the newest first; for administrators.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ patternId: f.id(), ...f.pageRequest }),
    output: f.page(z.object({ ...said, writtenAt: f.instant() })),
  }),
  common: endpoint({
    method: 'GET',
    path: 'user/departure/common',
    summary:
      'Which patterns of a team are common: those whose signs at least five people wrote on several days of four weeks, taken down once; for administrators.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: f.id() }),
    output: commonPatterns,
  }),
};
