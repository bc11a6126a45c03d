import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

const workShape = {
  /** The same for the same work, whenever it is recommended. */
  id: z.string(),
  title: z.string(),
  author: z.string(),
  /** Of the first edition; null of a team's own. */
  year: z.nullable(z.int()),
  /** What it is about, in one sentence. */
  sentence: z.string(),
  /** Whether a team of the caller's has it on its list. */
  ofTeam: z.boolean(),
};
const work = z.object(workShape);
export type WorkView = z.output<typeof work>;

const recommended = z.object({
  ...workShape,
  /** What the caller wrote that it fits, and where. */
  because: z.object({ text: z.string(), day: f.day(), diaryId: f.id() }),
});
export type RecommendedView = z.output<typeof recommended>;

export const articleRecommendation = endpoint({
  method: 'GET',
  path: 'user/ai/article_recommendation',
  summary:
    'Books and articles that fit what one learned and asked in the last 30 days, each with the sentence it fits, and those one saved.',
  kind: 'read',
  access: 'session',
  cost: 'dear',
  input: z.strictObject({ locale: z._default(f.locale(), 'en') }),
  output: z.object({
    /** Rules of the product itself: nothing leaves the server. */
    by: z.literal('built-in'),
    recommended: z.array(recommended),
    saved: z.array(work),
  }),
});

export const settleWork = endpoint({
  method: 'POST',
  path: 'user/ai/settle_work',
  summary:
    'Remembers that a work was saved, read or set aside, so that it is not recommended again; or forgets that.',
  kind: 'write',
  access: 'session',
  input: z.strictObject({
    id: z.string(f.say('workIdInvalid')).check(z.regex(/^[\w-]{22,36}$/, f.say('workIdInvalid'))),
    answer: z.enum(['saved', 'read', 'dismissed', 'open']),
  }),
  output: f.nothing(),
});
