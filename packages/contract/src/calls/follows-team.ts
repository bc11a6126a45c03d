import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';
import { followedPerson } from './follows.ts';

/** One's own selection of people; those one no longer shares a team with are neither counted nor shown. */
export const followGroupView = z.object({
  id: f.id(),
  name: z.string(),
  memberCount: z.int(),
  /** The last eleven to be put in. */
  members: z.array(person),
});
export type FollowGroupView = z.output<typeof followGroupView>;

const oneGroup = z.extend(f.page(followedPerson), { group: followGroupView });
const allGroups = z.object({ groups: z.array(followGroupView) });
export type ShownGroups = z.output<typeof oneGroup> | z.output<typeof allGroups>;

export const followsTeam = {
  add: endpoint({
    method: 'POST',
    path: 'user/follows-team/add',
    summary: 'Makes a group of people to read together, for oneself alone; at most 50.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ name: f.groupName() }),
    output: followGroupView,
  }),
  update: endpoint({
    method: 'POST',
    path: 'user/follows-team/update',
    summary: 'Gives a group of one’s own another name.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ groupId: f.id(), name: f.groupName() }),
    output: followGroupView,
  }),
  delete: endpoint({
    method: 'POST',
    path: 'user/follows-team/delete',
    summary: 'Deletes a group of one’s own; within 30 days `undo` restores it, then it is erased.',
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
