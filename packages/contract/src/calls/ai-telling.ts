import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';
import { summaryParts } from './ai-summaries.ts';
import { citation } from './team-summary.ts';

/** What a model tells of: a month or a week of one's own, a team's last week, the people one follows, a diary of one's own. */
const tellsOf = z.enum(['month', 'week', 'team', 'focus', 'advice']);
export type TellsOf = z.output<typeof tellsOf>;

/** By whose eyes advice is given. */
export const lenses = ['coach', 'editor', 'customer', 'engineer'] as const;
const lens = z.enum(lenses);
export type Lens = z.output<typeof lens>;

/** Why advice did not help. */
export const adviceFaults = ['untrue', 'known', 'vague', 'unfit'] as const;
export type AdviceFault = (typeof adviceFaults)[number];

/** The field that names what is told of. */
const NEEDED = { month: 'month', week: 'week', team: 'teamId', advice: 'diaryId' } as const;

/** A claim is known by what it is of and rests on, whatever its words are. */
const ref = () => z.string(f.say('findingNotFound')).check(z.regex(/^[\w-]{22}$/, f.say('findingNotFound')));

const claim = z.object({
  ref: z.string(),
  /** Of a month or a week. */
  part: z.nullable(z.enum(summaryParts)),
  /** Who it is about, where it is of the people one follows. */
  about: z.nullable(person),
  /** Plain text. */
  text: z.string(),
  /** The sentences that carry it. */
  citations: z.array(citation),
  /** Whether the reader said that it helped. */
  helped: z.boolean(),
});
export type ToldClaim = z.output<typeof claim>;

const told = z.object({
  /** The name of the model; `built-in` where it did not answer, so that what rules of the product found is all there is. */
  by: z.string(),
  at: f.instant(),
  claims: z.array(claim),
  receipt: z.object({
    /** Where sentences went; null where nothing was sent. */
    host: z.nullable(z.string()),
    sentences: z.int(),
    kept: z.int(),
    /** Claims that what they cite does not carry. */
    dropped: z.int(),
    /** Claims that were said to be wrong. */
    wrong: z.int(),
  }),
  /** Why the model did not answer, where it was to. */
  fault: z.nullable(z.enum(['aiNoProvider', 'aiTurnedAway', 'aiAway', 'aiNoAnswer'])),
});
export type ToldView = z.output<typeof told>;

export const tell = endpoint({
  method: 'POST',
  kind: 'read',
  access: 'session',
  cost: 'dear',
  path: 'user/ai/tell',
  summary:
    'What the AI provider tells of a month, a week, a team’s last week, those one follows, or as advice on a diary: claims whose cited sentences carry them, with a receipt of what was sent. Claims come one by one to clients that take lines. Where it does not answer, that is said: what rules of the product find stands in the calls of each of these.',
  input: z
    .strictObject({
      of: tellsOf,
      month: z.optional(f.month()),
      /** Any day of the week. */
      week: z.optional(f.day()),
      teamId: z.optional(f.id()),
      followGroupId: z.optional(f.id()),
      /** Of those one follows. */
      period: z._default(z.enum(['day', 'week']), 'day'),
      diaryId: z.optional(f.id()),
      /** Of advice; without one, that of a colleague. */
      lens: z.optional(lens),
      /** The same by the lens that this team added. */
      lensOf: z.optional(f.id()),
      /** The language of claims; citations stay as they were written. */
      locale: z._default(f.locale(), 'en'),
    })
    .check(
      // Of those one follows no group is needed: without one, it is of all of them.
      ...(['month', 'week', 'team', 'advice'] as const).map((of) => {
        const field = NEEDED[of];
        return z.refine<{ readonly of: TellsOf; readonly [field: string]: unknown }>(
          (asked) => asked.of !== of || asked[field] !== undefined,
          { path: [field], error: f.say('fieldRequired'), params: { field } },
        );
      }),
    ),
  progress: z.object({ claim }),
  output: told,
});

export const wrong = endpoint({
  method: 'POST',
  kind: 'write',
  access: 'session',
  path: 'user/ai/wrong',
  summary:
    'Says that a claim of the AI provider is wrong, or that advice did not help and why, so that it is not shown again: to oneself, and of a team’s week to everyone where an administrator says so; or that advice helped, which stays. `undo` takes any of that back.',
  input: z.strictObject({
    ref: ref(),
    /** Of a team's week. */
    teamId: z.optional(f.id()),
    undo: z.optional(z.boolean()),
    /** Of advice: that it helped. */
    helped: z.optional(z.boolean()),
    /** Of advice that did not help: why; the next advice is to do better. */
    because: z.optional(z.enum(adviceFaults)),
    /** The same in words of one's own, for oneself alone. */
    words: z.optional(f.text({ max: 500 })),
  }),
  output: f.nothing(),
});
