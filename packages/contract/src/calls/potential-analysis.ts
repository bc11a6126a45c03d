import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { habit, looked } from './personality.ts';
import { citation } from './team-summary.ts';

const strength = z.enum([...habit.options, 'customers', 'learning']);
export type StrengthKind = z.output<typeof strength>;

/** On how many days it shows, and one sentence of each of the latest. */
const shown = { days: z.int(), citations: z.array(citation) };

const potential = z.object({
  ...looked,
  /** What at least three days show, and not half as many speak against. */
  strengths: z.array(z.object({ kind: strength, ...shown })),
  /** What the caller wrote that they want to do, another way or anew. */
  start: z.array(citation),
  /** What speaks against a habit, on two days at least. */
  stop: z.array(z.object({ kind: habit, ...shown })),
  /** Strengths that the last four weeks show as well. */
  continue: z.array(z.object({ kind: strength, ...shown })),
});
export type PotentialView = z.output<typeof potential>;

export const potentialAnalysis = {
  getNew: endpoint({
    method: 'GET',
    path: 'user/potentialAnalysis/getNew',
    summary:
      'What three months of the caller’s own diaries show of their strengths, and what to start, stop and continue, each with the sentences it rests on; for the caller alone, from twenty diaries on.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: potential,
  }),
};
