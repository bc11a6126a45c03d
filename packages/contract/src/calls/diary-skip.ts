import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

/** The call behind `diary.skip`. */
export const skip = endpoint({
  method: 'POST',
  path: 'user/diary/skip',
  summary: 'Marks working days as vacation, from the past 7 days to a year ahead; `undo` takes them back.',
  kind: 'write',
  access: 'session',
  input: z.strictObject({
    from: f.day(),
    /** The last day, included. */
    to: f.day(),
    kind: z.enum(['vacation'], f.say('vacationKindInvalid')),
    undo: z.optional(z.boolean()),
  }),
  output: z.object({
    /** The days that changed, in order; free days and days that were so already are none of them. */
    days: z.array(f.day()),
    /** Working days of the range with a published diary: they stay as they are. */
    written: z.array(f.day()),
  }),
});
