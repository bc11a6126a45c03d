import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';

/** What a line of a look back tells: what was done, learned, came again, is not finished. */
export const summaryParts = ['did', 'learned', 'repeated', 'open'] as const;
const part = z.enum(summaryParts);
export type SummaryPart = z.output<typeof part>;

const LINES_MAX = 60;

const line = z.object({
  /** The same for the same sentence of the same diary; null for what its owner wrote by hand. */
  key: z.nullable(z.string()),
  part,
  text: z.string(),
  /** Whether its owner has put the sentence into other words. */
  edited: z.boolean(),
  /** The diaries that it rests on; none for what its owner wrote by hand. */
  citations: z.array(z.object({ diaryId: f.id(), day: f.day() })),
});
export type SummaryLine = z.output<typeof line>;

const summary = z.object({
  kind: z.enum(['month', 'week']),
  from: f.day(),
  to: f.day(),
  /** Whose days these are. */
  person,
  /** Rules of the product itself: nothing leaves the server. */
  by: z.literal('built-in'),
  /** 0 until its owner has changed it. */
  version: z.int(),
  lines: z.array(line),
  /** Lines that were kept and rest on nothing any more, since their sentence is gone: they are shown no longer. */
  dropped: z.int(),
  /** What is counted, for the owner alone. */
  numbers: z.nullable(
    z.object({
      written: z.int(),
      late: z.int(),
      missed: z.int(),
      vacation: z.int(),
      /** Characters. */
      length: z.int(),
      tasks: z.object({ planned: z.int(), done: z.int() }),
    }),
  ),
  /** Long-term goals of that time as they stand now, for the owner alone. */
  goals: z.array(
    z.object({
      id: f.id(),
      text: z.string(),
      progress: z.int(),
      status: z.enum(['open', 'done', 'carried', 'dropped']),
      day: f.day(),
    }),
  ),
  /** The team in which those who look after its owner read it. */
  sharedIn: z.nullable(f.id()),
  /** Where it can be shared, and who would read it; for the owner alone. */
  shareable: z.array(z.object({ teamId: f.id(), name: z.string(), people: z.array(person) })),
});
export type SummaryView = z.output<typeof summary>;

const period = {
  kind: z.optional(z.enum(['month', 'week'])),
  month: z.optional(f.month()),
  /** Any day of the week. */
  week: z.optional(f.day()),
};

export const monthlySummary = endpoint({
  method: 'GET',
  kind: 'read',
  access: 'session',
  cost: 'dear',
  path: 'user/ai/MonthlySummary',
  summary:
    'A look back on a month of one’s own, or a week with `kind=week`: what one did, learned, came across again and left open, each line with its diaries; or the month that someone shared with those who look after them.',
  input: z
    .strictObject({ ...period, userId: z.optional(f.id()) })
    .check(f.exactlyOne(['month', 'week'], 'fieldRequired')),
  output: summary,
});

export const reviseSummary = endpoint({
  method: 'POST',
  kind: 'write',
  access: 'session',
  path: 'user/ai/revise_summary',
  summary:
    'Changes one’s own look back, and shares a month with those who look after one in a team, or with no one any more; what is left out stays.',
  input: z
    .strictObject({
      ...period,
      version: f.version({ from: 0 }),
      /** All lines in their order; null as they were found, which ends the sharing. Without a text a line is as its diary says. */
      lines: z.optional(
        z.nullable(
          z
            .array(
              z
                .strictObject({
                  key: z.optional(
                    z.nullable(z.string().check(z.regex(/^[0-9a-f]{32}$/, f.say('idInvalid')))),
                  ),
                  part,
                  text: z.optional(f.text({ min: 1, max: 2_000, required: 'fieldRequired' })),
                })
                .check(
                  z.refine(({ key, text }) => (key ?? text ?? null) !== null, {
                    path: ['text'],
                    error: f.say('fieldRequired'),
                  }),
                ),
            )
            .check(z.maxLength(LINES_MAX, f.say('listTooLong'))),
        ),
      ),
      sharedIn: z.optional(z.nullable(f.id())),
    })
    .check(f.exactlyOne(['month', 'week'], 'fieldRequired')),
  output: z.object({ version: z.int(), sharedIn: z.nullable(f.id()) }),
});
