import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { MAX_TAG, MAX_TAGS } from '../limits.ts';
import { person } from '../person.ts';
import { quoteSource, quoteText } from './quote.ts';

const tag = () => f.text({ min: 1, max: MAX_TAG, required: 'tagRequired', tooLong: 'tagTooLong' });
const tags = () =>
  z.array(tag()).check(
    z.refine((list: readonly string[]) => list.length <= MAX_TAGS, {
      error: f.say('tagsTooMany'),
      params: { maximum: MAX_TAGS },
    }),
  );

/** A line of the team’s wisdom, a question of curiosity, or a line that one wrote for oneself. */
const kind = z.enum(['quote', 'curiosity', 'line']);

const collectedView = z.object({
  id: f.id(),
  kind,
  /** Of what others wrote, without the sensitive words of its team. */
  text: z.string(),
  source: z.nullable(z.string()),
  /** One’s own. */
  tags: z.array(z.string()),
  /** Whose words they are; null for a line of one’s own. */
  by: z.nullable(person),
  /** The line of wisdom or the question. */
  objectId: z.nullable(f.id()),
  createdAt: f.instant(),
});
export type CollectedView = z.output<typeof collectedView>;

export const collection = {
  add: endpoint({
    method: 'POST',
    path: 'user/collection/add',
    summary:
      'Collects a line of wisdom, a question, or a line of one’s own, on top of what is there; again changes nothing.',
    kind: 'write',
    access: 'session',
    input: z
      .strictObject({
        quoteId: z.optional(f.id()),
        curiosityId: z.optional(f.id()),
        text: z.optional(quoteText()),
        /** Of a line of one’s own. */
        source: z.optional(quoteSource()),
        tags: z.optional(tags()),
      })
      .check(f.exactlyOne(['text', 'quoteId', 'curiosityId'], 'collectOne')),
    output: collectedView,
  }),
  bottom: endpoint({
    method: 'POST',
    path: 'user/collection/bottom',
    summary: 'Moves an item to the bottom of one’s collection; again changes nothing.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ itemId: f.id() }),
    output: collectedView,
  }),
  change: endpoint({
    method: 'POST',
    path: 'user/collection/change',
    summary:
      'Places an item before another, gives it other tags, or rewords a line of one’s own; what is left out stays.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      itemId: f.id(),
      /** The item that it shall stand before. */
      before: z.optional(f.id()),
      tags: z.optional(tags()),
      text: z.optional(quoteText()),
      source: z.optional(quoteSource()),
    }),
    output: collectedView,
  }),
  del: endpoint({
    method: 'POST',
    path: 'user/collection/del',
    summary: 'Takes an item out of one’s collection; within 30 days `undo` restores it, then it is erased.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ itemId: f.id(), undo: z.optional(z.boolean()) }),
    output: f.nothing(),
  }),
  get: endpoint({
    method: 'GET',
    path: 'user/collection/get',
    summary:
      'One’s own collection in its order, which no one else sees; of one kind, with one tag, or what holds a keyword.',
    kind: 'read',
    access: 'session',
    cost: 'dear with a keyword',
    input: z.strictObject({
      kind: z.optional(kind),
      tag: z.optional(tag()),
      keyword: z.optional(f.text({ max: 100 })),
      ...f.pageRequest,
    }),
    output: z.object({
      items: z.array(collectedView),
      nextCursor: z.nullable(z.string()),
      /** With the first page: all tags in use, the commonest first; else none. */
      tags: z.array(z.object({ tag: z.string(), count: z.int() })),
    }),
  }),
};
