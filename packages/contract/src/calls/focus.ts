import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';
import { citation } from './team-summary.ts';

const period = z.enum(['day', 'week']);

const focusSummary = z.object({
  /** Rules of the product itself: nothing leaves the server. */
  by: z.literal('built-in'),
  period,
  /** The days that it is of; null where no one of them wrote in the last seven. */
  days: z.nullable(z.object({ from: f.day(), to: f.day() })),
  /** Who wrote, by name, each with their own sentences that say most. */
  people: z.array(z.object({ person, diaries: z.int(), told: z.array(citation) })),
  /** Whether only the newest diaries were read, since there are very many. */
  cut: z.boolean(),
});
export type FocusSummaryView = z.output<typeof focusSummary>;

export const focus = {
  focusSummary: endpoint({
    method: 'GET',
    path: 'user/focus/focus_summary',
    summary:
      'What the people one follows, or those of a follow group, did on the last day that any of them wrote on, or in the last seven days: sentences of diaries that one may read.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ followGroupId: z.optional(f.id()), period: z._default(period, 'day') }),
    output: focusSummary,
  }),
};
