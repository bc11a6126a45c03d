import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { citation } from './team-summary.ts';

const quitMatches = z.object({
  /** Rules of the product itself: nothing leaves the server. */
  by: z.literal('built-in'),
  /** The days that were looked at, and how many of the caller’s diaries there are. */
  days: z.object({ from: f.day(), to: f.day() }),
  diaries: z.int(),
  /** How many patterns the caller’s teams have written down. */
  patterns: z.int(),
  /** Patterns of which the caller’s own words show signs on several days. */
  matches: z.array(
    z.object({
      patternId: f.id(),
      team: z.object({ id: f.id(), name: z.string() }),
      title: z.string(),
      /** What helped others; Markdown. */
      helped: z.string(),
      signs: z.array(z.object({ sign: z.string(), citations: z.array(citation) })),
    }),
  ),
});
export type QuitMatchesView = z.output<typeof quitMatches>;

export const quitMatching = endpoint({
  method: 'GET',
  path: 'user/diary/quit_matching',
  summary:
    'The caller’s own last four weeks beside what their teams learned from departures: patterns whose signs stand in their diaries, with what helped others; for the caller alone.',
  kind: 'read',
  access: 'session',
  input: z.strictObject({}),
  output: quitMatches,
});
