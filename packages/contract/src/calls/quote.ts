import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { MAX_SOURCE, MAX_WISDOM } from '../limits.ts';
import { person } from '../person.ts';
import { reactionCount } from '../thread.ts';

/** A line of wisdom: written by itself, or taken from a diary or a comment. */
export const quoteText = () =>
  f.text({ min: 1, max: MAX_WISDOM, required: 'quoteRequired', tooLong: 'quoteTooLong' });
/** Where someone has a line from, in their own words: a book, a person. */
export const quoteSource = () => f.text({ max: MAX_SOURCE, tooLong: 'quoteSourceTooLong' });

const quoteView = z.object({
  id: f.id(),
  /** The team that reads it. */
  teamId: f.id(),
  /** Sensitive words masked for all but the person whose words they are. */
  text: z.string(),
  /** In the words of who keeps it; null without one. */
  source: z.nullable(z.string()),
  /** Who published it. */
  keeper: person,
  /** The teammate whose words they are; null where they are the keeper’s, or from elsewhere. */
  writer: z.nullable(person),
  /** The diary that it is from, as far as the caller may read that. */
  diary: z.nullable(z.object({ id: f.id(), authorId: f.id(), day: f.day() })),
  /** The keeper’s day on which it was published. */
  day: f.day(),
  createdAt: f.instant(),
  talk: z.object({
    /** Comments and replies that can be read. */
    comments: z.int(),
    reactions: z.array(reactionCount),
  }),
  /** The item of the caller’s own collection that holds it. */
  collectedAs: z.nullable(f.id()),
  can: z.object({
    comment: z.boolean(),
    /** As its keeper, or as the teammate whose words they are. */
    delete: z.boolean(),
  }),
});
export type QuoteView = z.output<typeof quoteView>;

export const quote = {
  publish: endpoint({
    method: 'POST',
    path: 'user/quote/publish',
    summary:
      'Publishes a line of wisdom to a team: written by oneself, or taken from a diary or a comment that the team reads, whose writer is then named and notified: of their words whole ones, with an ellipsis where a sentence goes on.',
    kind: 'write',
    access: 'session',
    input: z
      .strictObject({
        text: quoteText(),
        source: z.optional(quoteSource()),
        /** Left out, the home team; of a diary, the first team that reads it; a comment’s own. */
        teamId: z.optional(f.id()),
        diaryId: z.optional(f.id()),
        commentId: z.optional(f.id()),
      })
      .check(f.atMostOne(['diaryId', 'commentId'], 'quoteOneSource')),
    output: quoteView,
  }),
  del: endpoint({
    method: 'POST',
    path: 'user/quote/del',
    summary:
      'Takes a line out of the team’s wisdom: one’s own, or one of one’s own words that a teammate kept. Within 30 days `undo` restores it.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ quoteId: f.id(), undo: z.optional(z.boolean()) }),
    output: f.nothing(),
  }),
  get: endpoint({
    method: 'GET',
    path: 'user/quote/get',
    summary:
      'The wisdom of a team, or of all of one’s teams, newest or most liked first; what holds a keyword, what the caller published, or the line that is named.',
    kind: 'read',
    access: 'session',
    cost: 'dear with a keyword',
    input: z.strictObject({
      teamId: z.optional(f.id()),
      quoteId: z.optional(f.id()),
      of: z._default(z.enum(['team', 'mine']), 'team'),
      sort: z._default(z.enum(['newest', 'liked']), 'newest'),
      keyword: z.optional(f.text({ max: 100 })),
      ...f.pageRequest,
    }),
    output: f.page(quoteView),
  }),
  getBroadcast: endpoint({
    method: 'GET',
    path: 'user/quote/get_broadcast',
    summary:
      'A handful of lines for the caller’s day: their own mix, the same all day, and no line again within a week where there are enough.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: z.optional(f.id()) }),
    output: z.object({ items: z.array(quoteView) }),
  }),
};
