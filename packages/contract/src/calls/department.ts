import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';

const departmentView = z.object({
  id: f.id(),
  teamId: f.id(),
  name: z.string(),
  memberCount: z.int(),
  leaders: z.array(person),
  /** The first eleven to join. */
  members: z.array(person),
  /** Whether the caller is in it. */
  mine: z.boolean(),
});
export type DepartmentView = z.output<typeof departmentView>;

export const department = {
  create: endpoint({
    method: 'POST',
    path: 'user/department/create',
    summary: 'Adds a department to a team, at most twenty.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), name: f.departmentName() }),
    output: departmentView,
  }),
  update: endpoint({
    method: 'POST',
    path: 'user/department/update',
    summary: 'Gives a department another name, or other leaders from among its members.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      departmentId: f.id(),
      name: z.optional(f.departmentName()),
      leaderIds: z.optional(z.array(f.id()).check(z.maxLength(20))),
    }),
    output: departmentView,
  }),
  remove: endpoint({
    method: 'POST',
    path: 'user/department/remove',
    summary: 'Deletes a department; its members stay in the team.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), departmentId: f.id() }),
    output: f.nothing(),
  }),
  add: endpoint({
    method: 'POST',
    path: 'user/department/add',
    summary: 'Puts members of the team into a department.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      departmentId: f.id(),
      userIds: z.array(f.id()).check(z.minLength(1), z.maxLength(100)),
    }),
    output: departmentView,
  }),
  quit: endpoint({
    method: 'POST',
    path: 'user/department/quit',
    summary: 'Leaves a department; administrators take others out of it by `userId`.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), departmentId: f.id(), userId: z.optional(f.id()) }),
    output: departmentView,
  }),
  my: endpoint({
    method: 'GET',
    path: 'user/department/my',
    summary: 'The departments that one is in, of a team or of all one’s teams.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: z.optional(f.id()) }),
    output: z.object({ items: z.array(departmentView) }),
  }),
  get: endpoint({
    method: 'GET',
    path: 'user/department/get',
    summary: 'All departments of a team, each with a preview of its members.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: f.id() }),
    output: z.object({ items: z.array(departmentView) }),
  }),
};
