import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { citation } from './team-summary.ts';

const shared = z.object({
  phrase: z.string(),
  people: z.int(),
  /** One sentence of each of some of them. */
  citations: z.array(citation),
});

const analysis = z.object({
  /** Rules of the product itself: nothing leaves the server. */
  by: z.literal('built-in'),
  /** The last week that was analysed; null before the first. */
  week: z.nullable(z.object({ from: f.day(), to: f.day() })),
  /** How many took part; null where it is fewer than five, and then there is nothing else. */
  people: z.nullable(z.int()),
  /** What at least three of them wrote about. */
  themes: z.array(shared),
  /** What holds up at least three of them. */
  blockers: z.array(shared),
  /** How many wrote that there is too much to do, in words, so that it tells of no one: `few` are fewer than three. */
  load: z.nullable(z.enum(['few', 'some', 'most'])),
});
export type TeamAnalysisView = z.output<typeof analysis>;

export const teamAnalysis = {
  analysis: endpoint({
    method: 'GET',
    path: 'user/teamAnalysis/analysis',
    summary:
      'What a team’s last finished week had in common, taken down once: themes, blockers and load of those who take part, five at least; never of one person.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: f.id() }),
    output: analysis,
  }),
};
