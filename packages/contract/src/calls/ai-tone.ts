import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

/** What may help with a line: this time instead of always, what happened instead of what someone is, a friend's eye, company. */
const toneHint = z.enum(['thisTime', 'happened', 'friend', 'company']);

const toneLine = z.object({
  /** The sentence as its readers see it. */
  text: z.string(),
  section: z.string(),
  tone: z.enum(['harsh', 'low']),
  hint: toneHint,
});
export type ToneLineView = z.output<typeof toneLine>;

export const negativeSentimentCheck = endpoint({
  method: 'GET',
  path: 'user/ai/negative_sentiment_check',
  summary:
    'Lines of one’s own diary, or of a day’s draft, that read harsh or low, each with a hint; for their author alone, and kept nowhere.',
  kind: 'read',
  access: 'session',
  cost: 'dear',
  input: z
    .strictObject({ diaryId: z.optional(f.id()), day: z.optional(f.day()) })
    .check(f.exactlyOne(['diaryId', 'day'], 'diaryOrDay')),
  output: z.object({
    /** Rules and a classifier of the product itself: nothing leaves the server. */
    by: z.literal('built-in'),
    /** In the order of the sections; empty where it is not sure. */
    lines: z.array(toneLine),
  }),
});
