import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

const MAX_IMPROVEMENT = 500;

const improvementView = z.object({
  id: f.id(),
  text: z.string(),
  /** The day from which it counts. */
  day: f.day(),
  /** From this day on its owner is asked how it went. */
  checkOn: f.day(),
  /** Null until they say so; `changed` also where another one took its place. */
  answer: z.nullable(z.enum(['kept', 'changed', 'dropped'])),
  note: z.string(),
  answeredAt: z.nullable(f.instant()),
});
export type ImprovementView = z.output<typeof improvementView>;

/** What the editor shows of the one that holds. */
export const currentImprovement = z.object({
  id: f.id(),
  text: z.string(),
  day: f.day(),
  checkOn: f.day(),
  /** Whether its owner is asked how it went. */
  due: z.boolean(),
});

const days = z.object({ from: f.day(), to: f.day(), usual: f.day() });

export const lastImprove = {
  add: endpoint({
    method: 'POST',
    path: 'user/lastImprove/add',
    summary: 'Says what one does better from now on; it takes the place of the one before.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      text: f.text({ min: 1, max: MAX_IMPROVEMENT, required: 'improvementRequired' }),
      /** When to ask how it went; left out, in two weeks. */
      checkOn: z.optional(f.day()),
    }),
    output: improvementView,
  }),
  getLast: endpoint({
    method: 'GET',
    path: 'user/lastImprove/getLast',
    summary: 'What one does better at present, and whether it is time to say how it went.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: z.object({
      improvement: z.nullable(currentImprovement),
      /** The days that `checkOn` of a new one can be, and the one it is where none is named. */
      checkOn: days,
    }),
  }),
  answer: endpoint({
    method: 'POST',
    path: 'user/lastImprove/answer',
    summary: 'Says how it went; it stays in the history.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      improvementId: f.id(),
      answer: z.enum(['kept', 'changed', 'dropped']),
      note: z.optional(f.text({ max: MAX_IMPROVEMENT })),
    }),
    output: improvementView,
  }),
  list: endpoint({
    method: 'GET',
    path: 'user/lastImprove/list',
    summary: 'What one has wanted to do better, and how it went; the newest first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject(f.pageRequest),
    output: f.page(improvementView),
  }),
  delete: endpoint({
    method: 'POST',
    path: 'user/lastImprove/delete',
    summary: 'Deletes one of one’s own; within 30 days `undo` restores it, then it is erased.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ improvementId: f.id(), undo: z.optional(z.boolean()) }),
    output: f.nothing(),
  }),
};
