import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';
import { talkView } from '../thread.ts';
import { citation } from './team-summary.ts';

const newsKind = z.enum(['blocker', 'theme', 'customerGood', 'thanks']);
const impact = z.enum(['high', 'medium', 'low']);
const trend = z.enum(['rising', 'stable', 'falling']);

const newsItem = z.object({
  id: f.id(),
  kind: newsKind,
  /** The day that its diaries are of. */
  day: f.day(),
  /** Words of its diaries: a theme’s, or the beginning of its first sentence. */
  headline: z.string(),
  /** That sentence, where the headline does not say all of it. */
  text: z.string(),
  impact,
  /** Against the two weeks before. */
  trend,
  /** How many people it is of, among those whose diaries the reader reads. */
  people: z.int(),
  citations: z.array(citation),
  /** Who wrote its first sentence. */
  owner: person,
  /** Whether the reader follows the theme; null of what is none. */
  following: z.nullable(z.boolean()),
  /** Of a blocker, who offered help, the first one first. */
  helpers: z.array(person),
  helping: z.boolean(),
  /** Of a blocker, since when it is solved, and by whose word; null while it is open. */
  solved: z.nullable(z.object({ at: f.instant(), by: z.nullable(person) })),
  talk: talkView,
  can: z.object({ help: z.boolean(), solve: z.boolean() }),
});
export type NewsItemView = z.output<typeof newsItem>;

const itemId = { itemId: f.id() };

/** The news of a team. */
export const newsCalls = {
  news: endpoint({
    method: 'GET',
    path: 'user/team/news',
    summary:
      'The news of a team’s last working day, or of another day: what its diaries, as far as one reads them, were about, and the blockers before that no one has solved.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      day: z.optional(f.day()),
      /** The day with this item, where its link names no day. */
      itemId: z.optional(f.id()),
    }),
    output: z.object({
      /** The day that the news are of; null before the first morning. */
      day: z.nullable(f.day()),
      /** What matters most first. */
      items: z.array(newsItem),
      /** Open blockers of earlier days, the newest first. */
      open: z.array(newsItem),
      /** The days that there are news of, the newest first. */
      days: z.array(f.day()),
      /** The newest day that one has marked as read. */
      readTo: z.nullable(f.day()),
    }),
  }),
  newsRead: endpoint({
    method: 'POST',
    path: 'user/team/news-read',
    summary: 'Marks the news of a team as read, up to a day and with it.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), day: f.day() }),
    output: f.nothing(),
  }),
  newsFollow: endpoint({
    method: 'POST',
    path: 'user/team/news-follow',
    summary:
      'Follows the theme of an item of news: its notice comes first whenever it is in the news again; `undo` ends that.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ ...itemId, undo: z.optional(z.boolean()) }),
    output: f.nothing(),
  }),
  newsHelp: endpoint({
    method: 'POST',
    path: 'user/team/news-help',
    summary: 'Offers help with a blocker; `undo` takes that back.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ ...itemId, undo: z.optional(z.boolean()) }),
    output: f.nothing(),
  }),
  newsSolve: endpoint({
    method: 'POST',
    path: 'user/team/news-solve',
    summary:
      'Says that a blocker is solved, or with `undo` that it is not; for those who wrote it, those who offered help, and administrators.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ ...itemId, undo: z.optional(z.boolean()) }),
    output: f.nothing(),
  }),
};
