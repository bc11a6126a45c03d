import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';

/** A person one shares a team with, and whether one follows them. */
export const followedPerson = z.object({
  ...person.shape,
  following: z.boolean(),
  /** Teams in common. */
  teams: z.array(z.object({ id: f.id(), name: z.string() })),
});
export type FollowedPerson = z.output<typeof followedPerson>;

export const follows = {
  follow: endpoint({
    method: 'POST',
    path: 'user/follows/follow',
    summary:
      'Follows someone who shares a team with the caller, or ends it where they are followed; `following` says which.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ userId: f.id(), following: z.optional(z.boolean()) }),
    output: z.object({ following: z.boolean() }),
  }),
  followList: endpoint({
    method: 'GET',
    path: 'user/follows/follow_list',
    summary: 'Who the caller follows, or who follows them; the newest first, of those who share a team now.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({
      of: z._default(z.enum(['following', 'followers']), 'following'),
      ...f.pageRequest,
    }),
    output: z.extend(f.page(followedPerson), {
      /** All that the list holds. */
      total: z.int(),
    }),
  }),
  person: endpoint({
    method: 'GET',
    path: 'user/follows/person',
    summary:
      'A person as their page shows them to people of their teams: teams in common, what one notes and follows.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ userId: f.id() }),
    output: z.object({
      ...person.shape,
      following: z.boolean(),
      /** Teams in common, each with the caller's own note, which no one else sees. */
      teams: z.array(z.object({ id: f.id(), name: z.string(), remark: z.nullable(z.string()) })),
      /** The caller's own groups that they are in. */
      groupIds: z.array(f.id()),
      can: z.object({
        /** No one follows themselves. */
        follow: z.boolean(),
      }),
    }),
  }),
};
