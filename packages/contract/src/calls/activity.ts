import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';

const title = () => f.text({ min: 1, max: 120, required: 'titleRequired' });
const prompt = () => f.markdown({ max: 2_000 });
/** Who is asked; none is everyone. */
const departmentIds = () => z.array(f.id()).check(z.maxLength(20, f.say('departmentsTooMany')));

const topicState = z.enum(['running', 'coming', 'past']);

const topicView = z.object({
  id: f.id(),
  teamId: f.id(),
  title: z.string(),
  prompt: z.string(),
  /** First and last day, both included. */
  from: f.day(),
  to: f.day(),
  departmentIds: z.array(f.id()),
  /** By the team's own day. */
  state: topicState,
  /** Diaries of the team that answer it. */
  answers: z.int(),
  can: z.object({ edit: z.boolean() }),
});
export type TopicView = z.output<typeof topicView>;

export const activity = {
  custom: endpoint({
    method: 'POST',
    path: 'user/activity/custom',
    summary:
      'Starts a topic that a team, or departments of it, write about for some days; for administrators.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      title: title(),
      prompt: z._default(prompt(), ''),
      from: f.day(),
      to: f.day(),
      departmentIds: z._default(departmentIds(), []),
    }),
    output: topicView,
  }),
  update: endpoint({
    method: 'POST',
    path: 'user/activity/update',
    summary: 'Changes a topic; what is left out stays. An end of today ends it.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      activityId: f.id(),
      title: z.optional(title()),
      prompt: z.optional(prompt()),
      from: z.optional(f.day()),
      to: z.optional(f.day()),
      departmentIds: z.optional(departmentIds()),
    }),
    output: topicView,
  }),
  delete: endpoint({
    method: 'POST',
    path: 'user/activity/delete',
    summary: 'Deletes a topic; within 30 days `undo` restores it. What was written stays in its diaries.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ activityId: f.id(), undo: z.optional(z.boolean()) }),
    output: f.nothing(),
  }),
  list: endpoint({
    method: 'GET',
    path: 'user/activity/list',
    summary: 'The topics of a team, those that end last first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), state: z.optional(topicState), ...f.pageRequest }),
    output: f.page(topicView),
  }),
  answers: endpoint({
    method: 'GET',
    path: 'user/activity/answers',
    summary: 'What the diaries of its team say about a topic, newest day first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ activityId: f.id(), ...f.pageRequest }),
    output: f.page(
      z.object({
        diaryId: f.id(),
        author: person,
        day: f.day(),
        /** Markdown. */
        text: z.string(),
      }),
    ),
  }),
};
