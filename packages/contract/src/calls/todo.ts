import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

/** `day`: for one day; `goal`: due in three to six months, with progress. */
const kind = z.enum(['day', 'goal']);
/** `carried` was put off to another day, `dropped` let go on purpose. */
export const todoStatus = z.enum(['open', 'done', 'carried', 'dropped']);

const todoText = () => f.text({ min: 1, max: 500, required: 'todoRequired' });

const todoView = z.object({
  id: f.id(),
  kind,
  text: z.string(),
  /** The day it is for, or by which the goal is reached. */
  day: f.day(),
  status: todoStatus,
  /** Hundredths of a goal; 0 for the others. */
  progress: z.int(),
  /** Its place among those of its day, from 0. */
  position: z.int(),
  /** Planned in a diary. */
  planned: z.boolean(),
  createdAt: f.instant(),
  settledAt: z.nullable(f.instant()),
});
export type TodoView = z.output<typeof todoView>;
export type TodoStatus = z.output<typeof todoStatus>;

export const todo = {
  list: endpoint({
    method: 'POST',
    path: 'user/todo/list',
    summary:
      'To-dos by day and goals by due date; without a userId one’s own, else of someone who shows theirs.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({
      userId: z.optional(f.id()),
      kind: z.optional(kind),
      status: z.optional(todoStatus),
      /** First and last day, both included. */
      from: z.optional(f.day()),
      to: z.optional(f.day()),
      ...f.pageRequest,
    }),
    output: f.page(todoView),
  }),
  add: endpoint({
    method: 'POST',
    path: 'user/todo/add',
    summary: 'Adds a to-do of today or the next working day, or a goal that is due in three to six months.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      kind,
      text: todoText(),
      /** Left out: today, or for a goal three months from today. */
      day: z.optional(f.day()),
    }),
    output: todoView,
  }),
  change: endpoint({
    method: 'POST',
    path: 'user/todo/change',
    summary: 'Settles, rewords, moves or reorders a to-do of one’s own; what is left out stays.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      todoId: f.id(),
      text: z.optional(todoText()),
      status: z.optional(todoStatus),
      progress: z.optional(f.count({ from: 0, to: 100 })),
      day: z.optional(f.day()),
      /** The place it gets among those of its day, from 0; one beyond the last is the last. */
      position: z.optional(f.count({ from: 0, to: 10_000 })),
    }),
    output: todoView,
  }),
  delete: endpoint({
    method: 'POST',
    path: 'user/todo/delete',
    summary: 'Deletes a to-do; within 30 days `undo` restores it, then it is erased.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ todoId: f.id(), undo: z.optional(z.boolean()) }),
    output: f.nothing(),
  }),
  open: endpoint({
    method: 'POST',
    path: 'user/todo/open',
    summary: 'Says whether the people in one’s teams see one’s to-dos.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ open: z.boolean() }),
    output: z.object({ open: z.boolean() }),
  }),
  opening: endpoint({
    method: 'GET',
    path: 'user/todo/opening',
    summary: 'Whether one’s teams see one’s to-dos, and which days new ones can be for.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: z.object({
      open: z.boolean(),
      today: f.day(),
      /** The last day that a to-do can be for: the next working day. */
      nextWorkingDay: f.day(),
      /** The first and the last day on which a goal that is set today can be due. */
      goalDue: z.object({ from: f.day(), to: f.day() }),
    }),
  }),
};
