import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from './account.ts';

/** Somebody whom one shares a team with, and whether one follows them. */
const followedPerson = z.object({
  ...person.shape,
  following: z.boolean(),
  /** Teams in common. */
  teams: z.array(z.object({ id: f.id(), name: z.string() })),
});
export type FollowedPerson = z.output<typeof followedPerson>;

/** One's own selection of people; those with whom one shares no team any more are neither counted nor shown. */
const followGroupView = z.object({
  id: f.id(),
  name: z.string(),
  memberCount: z.int(),
  /** The last eleven to be put in. */
  members: z.array(person),
});
export type FollowGroupView = z.output<typeof followGroupView>;

/** The most groups of a person, and people of a group. */
export const MAX_FOLLOW_GROUPS = 50;
export const MAX_FOLLOW_GROUP_PEOPLE = 500;

const groupName = () =>
  f.text({ min: 1, max: 40, required: 'followGroupNameRequired', tooLong: 'nameTooLong' });

const oneGroup = z.extend(f.page(followedPerson), { group: followGroupView });
const allGroups = z.object({ groups: z.array(followGroupView) });

/** Tells the two answers of `followsTeam.show` apart. */
export function isOneGroup(shown: z.output<typeof oneGroup> | z.output<typeof allGroups>) {
  return 'group' in shown;
}

export const follows = {
  follow: endpoint({
    method: 'POST',
    path: 'user/follows/follow',
    summary:
      'Follows somebody who shares a team with the caller, or ends it where they are followed; `following` says which.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ userId: f.id(), following: z.optional(z.boolean()) }),
    output: z.object({ following: z.boolean() }),
  }),
  followList: endpoint({
    method: 'GET',
    path: 'user/follows/follow_list',
    summary: 'Whom the caller follows, or who follows them; the newest first, of those who share a team now.',
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
      'Somebody as their page shows them to people of their teams: teams in common, what one notes and follows.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ userId: f.id() }),
    output: z.object({
      ...person.shape,
      following: z.boolean(),
      /** Teams in common, each with the caller's own note, which nobody else sees. */
      teams: z.array(z.object({ id: f.id(), name: z.string(), remark: z.nullable(z.string()) })),
      /** The caller's own groups that they are in. */
      groupIds: z.array(f.id()),
      can: z.object({
        /** Nobody follows themselves. */
        follow: z.boolean(),
      }),
    }),
  }),
};

export const followsTeam = {
  add: endpoint({
    method: 'POST',
    path: 'user/follows-team/add',
    summary: 'Makes a group of people to read together, for oneself alone; at most 50.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ name: groupName() }),
    output: followGroupView,
  }),
  update: endpoint({
    method: 'POST',
    path: 'user/follows-team/update',
    summary: 'Gives a group of one’s own another name.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ groupId: f.id(), name: groupName() }),
    output: followGroupView,
  }),
  delete: endpoint({
    method: 'POST',
    path: 'user/follows-team/delete',
    summary: 'Takes a group of one’s own away; within 30 days `undo` brings it back, then it is erased.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ groupId: f.id(), undo: z.optional(z.boolean()) }),
    output: f.nothing(),
  }),
  show: endpoint({
    method: 'GET',
    path: 'user/follows-team/show',
    summary: 'One’s own groups, each with its first people; with a groupId, that one and its people.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ groupId: z.optional(f.id()), ...f.pageRequest }),
    output: z.union([oneGroup, allGroups]),
  }),
};

export const followsRelationship = {
  add: endpoint({
    method: 'POST',
    path: 'user/follows-relationship/add',
    summary: 'Puts people into a group of one’s own, at most 500, or takes them out (`removeIds`).',
    kind: 'write',
    access: 'session',
    input: z
      .strictObject({
        groupId: f.id(),
        userIds: z.optional(z.array(f.id())),
        removeIds: z.optional(z.array(f.id())),
      })
      .check(...f.countOfAll(['userIds', 'removeIds'], { from: 1, to: 500, tooMany: 'followPeopleTooMany' })),
    output: followGroupView,
  }),
};
