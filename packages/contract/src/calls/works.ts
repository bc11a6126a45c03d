import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { MAX_TITLE } from '../limits.ts';

const teamWork = z.object({
  id: f.id(),
  title: z.string(),
  author: z.string(),
  sentence: z.string(),
});

export const works = {
  list: endpoint({
    method: 'GET',
    path: 'user/works/list',
    summary: 'Books and articles that a team has on its own list, the newest first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: f.id() }),
    output: z.object({ items: z.array(teamWork), can: z.object({ edit: z.boolean() }) }),
  }),
  add: endpoint({
    method: 'POST',
    path: 'user/works/add',
    summary:
      'Adds a book or an article to the list of a team, which recommends it to members whose diaries it fits; for administrators.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      title: f.text({ min: 1, max: MAX_TITLE, required: 'titleRequired', tooLong: 'titleTooLong' }),
      author: z._default(f.text({ max: MAX_TITLE }), ''),
      /** What it is about: by these words it is found. */
      sentence: f.text({ min: 1, max: 300, required: 'contentRequired' }),
    }),
    output: teamWork,
  }),
  delete: endpoint({
    method: 'POST',
    path: 'user/works/delete',
    summary: 'Takes a work off the list of a team; within 30 days `undo` brings it back. For administrators.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ workId: f.id(), undo: z.optional(z.boolean()) }),
    output: f.nothing(),
  }),
};
