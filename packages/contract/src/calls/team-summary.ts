import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';

/** A sentence that someone wrote, and where it stands. */
export const citation = z.object({ diaryId: f.id(), day: f.day(), author: person, text: z.string() });
export type CitationView = z.output<typeof citation>;

/** What a finding is known by when someone says that it is wrong. */
const ref = () =>
  z.string(f.say('findingNotFound')).check(z.regex(/^[0-9a-f]{32}$/, f.say('findingNotFound')));
const cited = z.object({ ref: z.string(), citation });

const period = z.enum(['day', 'week']);
const findingKind = z.enum(['theme', 'blocker', 'thanks']);

const teamSummary = z.object({
  period,
  /** First and last finished day that it is of. */
  from: f.day(),
  to: f.day(),
  /** Over its finished working days: how many have written or were away, of how many. */
  completion: z.object({ settled: z.int(), expected: z.int() }),
  writers: z.int(),
  /** How many diaries there are, and how many of them, the newest, were looked through. */
  diaries: z.object({ written: z.int(), read: z.int() }),
  /** Whether too few people wrote for anything but the completion. */
  tooFew: z.boolean(),
  themes: z.array(
    z.object({ ref: z.string(), phrase: z.string(), people: z.int(), citations: z.array(citation) }),
  ),
  blockers: z.array(cited),
  thanks: z.array(z.object({ ref: z.string(), to: person, citation })),
  questions: z.array(citation),
});
export type TeamSummaryView = z.output<typeof teamSummary>;

/** What the diaries of a team say over a day or a week. */
export const summaryCalls = {
  getTeamSummary: endpoint({
    method: 'GET',
    path: 'user/team/get_team_summary',
    summary:
      'What a team wrote on a finished day or in its week: completion, themes, blockers, thanks and open questions, each with the sentences it rests on; the last working day’s unless told.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), period: z._default(period, 'day'), day: z.optional(f.day()) }),
    output: teamSummary,
  }),
  markSummary: endpoint({
    method: 'POST',
    path: 'user/team/mark-summary',
    summary:
      'Marks a theme, a blocker or thanks of a summary as wrong; `undo` takes that back. It goes for oneself, and for everyone where its writer or an administrator says so.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      kind: findingKind,
      ref: ref(),
      /** The diary that the sentence stands in; of a theme none. */
      diaryId: z.optional(f.id()),
      undo: z.optional(z.boolean()),
    }),
    output: f.nothing(),
  }),
};
