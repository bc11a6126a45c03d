import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { guidelineView } from './handbook.ts';

const MAX_MISTAKE = 500;
const MAX_INSTEAD = 2_000;
const MAX_TAG = 30;
const MAX_TAGS = 10;

const text = () => f.text({ min: 1, max: MAX_MISTAKE, required: 'mistakeRequired' });
const instead = () => f.text({ max: MAX_INSTEAD });
const tag = () => f.text({ min: 1, max: MAX_TAG, required: 'tagRequired', tooLong: 'tagTooLong' });
const tags = () => z.array(tag()).check(z.maxLength(MAX_TAGS, f.say('listTooLong')));

/** Whether it happened again; `untested` where there was no occasion. */
const again = z.enum(['yes', 'no', 'untested']);

const guidelineName = z.object({ id: f.id(), title: z.string() });

const mistakeView = z.object({
  id: f.id(),
  text: z.string(),
  day: f.day(),
  /** What its owner does instead. */
  instead: z.string(),
  tags: z.array(z.string()),
  /** The diary it came with. */
  diaryId: z.nullable(f.id()),
  /** Whether teams read its text, without a name. */
  shared: z.boolean(),
  guideline: z.nullable(guidelineName),
  /** From this day on its owner is asked whether it happened again. */
  nextOn: z.nullable(f.day()),
  /** How often it did not, since it last did. */
  times: z.int(),
  /** Since when it rests. */
  outgrownOn: z.nullable(f.day()),
  createdAt: f.instant(),
});
export type MistakeView = z.output<typeof mistakeView>;

/** The question that the editor of today asks. */
export const mistakeAsked = z.object({
  id: f.id(),
  text: z.string(),
  day: f.day(),
  instead: z.string(),
  /** What an answer names, so that it answers this question. */
  askedOn: f.day(),
  times: z.int(),
  guideline: z.nullable(guidelineName),
});

const named = z.object({ name: z.string(), count: z.int() });

export const mistake = {
  list: endpoint({
    method: 'POST',
    path: 'user/mistake/list',
    summary: 'One’s own mistakes, the newest day first, and how many there are; no one else sees them.',
    kind: 'read',
    access: 'session',
    cost: 'dear with a keyword',
    input: z.strictObject({
      keyword: z.optional(f.text({ max: 100 })),
      tag: z.optional(tag()),
      month: z.optional(f.month()),
      /** `asked`: comes back; `outgrown`: rests. */
      state: z.optional(z.enum(['asked', 'outgrown'])),
      ...f.pageRequest,
    }),
    output: z.object({
      items: z.array(mistakeView),
      nextCursor: z.nullable(z.string()),
      /** Of all, whatever was asked for. */
      total: z.int(),
      asked: z.int(),
      outgrown: z.int(),
      /** Months with mistakes, the newest first. */
      months: z.array(named),
      tags: z.array(named),
      /** Whether the editor asks. */
      on: z.boolean(),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: 'user/mistake/get',
    summary: 'One mistake of one’s own, with what one answered when one was asked; the newest first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ mistakeId: f.id() }),
    output: z.object({
      mistake: mistakeView,
      answers: z.array(z.object({ answer: again, day: f.day() })),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: 'user/mistake/add',
    summary: 'Adds a mistake to one’s own list; without a day, of today.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      text: text(),
      day: z.optional(f.day()),
      instead: z._default(instead(), ''),
      tags: z._default(tags(), []),
    }),
    output: mistakeView,
  }),
  change: endpoint({
    method: 'POST',
    path: 'user/mistake/change',
    summary: 'Changes a mistake of one’s own; what is left out stays, and its diary says what it said.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      mistakeId: f.id(),
      text: z.optional(text()),
      day: z.optional(f.day()),
      instead: z.optional(instead()),
      tags: z.optional(tags()),
      /** Whether it comes back: true begins anew, false lets it rest. */
      asked: z.optional(z.boolean()),
    }),
    output: mistakeView,
  }),
  delete: endpoint({
    method: 'POST',
    path: 'user/mistake/delete',
    summary: 'Deletes a mistake, for teams too; within 30 days `undo` restores it, then it is erased.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ mistakeId: f.id(), undo: z.optional(z.boolean()) }),
    output: f.nothing(),
  }),
  guideline: endpoint({
    method: 'POST',
    path: 'user/mistake/guideline',
    summary:
      'Makes a guideline of a mistake, or links one with it; from then on one is asked whether it happened again.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      mistakeId: f.id(),
      /** One of one’s own to link; null ends the link, left out makes one. */
      guidelineId: z.optional(z.nullable(f.id())),
    }),
    output: z.object({ mistake: mistakeView, guideline: z.nullable(guidelineView) }),
  }),
  answer: endpoint({
    method: 'POST',
    path: 'user/mistake/answer',
    summary:
      'Answers whether a mistake happened again; the next date follows from it, and after three “no” it rests.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      mistakeId: f.id(),
      /** As the question named it. */
      askedOn: f.day(),
      again,
    }),
    output: mistakeView,
  }),
  similar: endpoint({
    method: 'POST',
    path: 'user/mistake/similar',
    summary: 'Mistakes of one’s own that resemble a text, with what one made of them; the closest first.',
    kind: 'read',
    access: 'session',
    cost: 'dear',
    input: z.strictObject({
      text: text(),
      /** The one that is written, which does not count. */
      mistakeId: z.optional(f.id()),
    }),
    output: z.object({
      items: z.array(z.object({ mistake: mistakeView, content: z.nullable(z.string()) })),
    }),
  }),
  asking: endpoint({
    method: 'POST',
    path: 'user/mistake/asking',
    summary: 'Says whether the editor asks if a mistake happened again.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ on: z.boolean() }),
    output: z.object({ on: z.boolean() }),
  }),
};
