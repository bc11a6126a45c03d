import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { citation } from './team-summary.ts';

/** What one’s own words can show of how one works. */
export const habit = z.enum(['helpful', 'careful', 'persistent', 'organised', 'inquiring']);
export type HabitKind = z.output<typeof habit>;

/** What was looked at. */
export const looked = {
  /** Rules of the product itself: nothing leaves the server. */
  by: z.literal('built-in'),
  days: z.object({ from: f.day(), to: f.day() }),
  /** How many diaries there are, and how many it takes: of fewer nothing is said. */
  diaries: z.int(),
  needed: z.int(),
};

const evidence = { days: z.int(), citations: z.array(citation) };

const traits = z.object({
  ...looked,
  /** What at least three days show, most days first, with what speaks against it. */
  traits: z.array(z.object({ kind: habit, ...evidence, against: z.object(evidence) })),
});
export type PersonalityView = z.output<typeof traits>;

export const personality = {
  get: endpoint({
    method: 'GET',
    path: 'user/personality/get',
    summary:
      'Traits that the caller’s own words of three months show, with evidence and with what speaks against; for the caller alone, from twenty diaries on.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: traits,
  }),
};
