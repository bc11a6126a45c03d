import * as z from 'zod/mini';
import { person } from './account.ts';
import { endpoint } from './endpoint.ts';
import * as f from './fields.ts';

export const memberRole = z.enum(['owner', 'admin', 'member']);
export type MemberRole = z.output<typeof memberRole>;

/** When the team's days begin and which of them are worked; ISO weekdays, Monday is 1. */
export const teamCalendar = z.object({ dayStartsAt: z.string(), workingWeekdays: z.array(z.int()) });

export const memberView = z.object({ ...person.shape, role: memberRole, joinedAt: f.instant() });
export type MemberView = z.output<typeof memberView>;

/** A team as its members see it; `members` are the first eleven to join. */
export const teamView = z.object({
  id: f.id(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  inviteCode: z.string(),
  inviteUrl: z.string(),
  timezone: z.string(),
  calendar: teamCalendar,
  role: memberRole,
  memberCount: z.int(),
  members: z.array(memberView),
  createdAt: f.instant(),
  can: z.object({ rename: z.boolean(), leave: z.boolean() }),
});
export type TeamView = z.output<typeof teamView>;

const workingWeekdays = z.array(z.int().check(z.minimum(1, 'numberTooSmall'), z.maximum(7, 'numberTooBig')));

export const team = {
  add: endpoint({
    method: 'POST',
    path: 'user/team/add',
    summary: 'Makes a team; its creator owns it.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      name: f.teamName(),
      timezone: f.timezone(),
      calendar: z.optional(
        z.strictObject({
          dayStartsAt: z.optional(f.dayStart()),
          workingWeekdays: z.optional(workingWeekdays.check(z.minLength(1), z.maxLength(7))),
        }),
      ),
    }),
    output: teamView,
  }),
  list: endpoint({
    method: 'GET',
    path: 'user/team/list',
    summary: 'One’s teams, oldest membership first, each with a preview of its members.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: z.object({ result: z.array(teamView) }),
  }),
  search: endpoint({
    method: 'POST',
    path: 'user/team/search',
    summary: 'Teams by part of their name or by invite code: name, picture and size only.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({
      keyword: f.text({ min: 1, max: 40, required: 'keywordRequired' }),
      ...f.pageRequest,
    }),
    output: f.page(
      z.object({ id: f.id(), name: z.string(), avatar: z.nullable(z.string()), memberCount: z.int() }),
    ),
  }),
  rename: endpoint({
    method: 'POST',
    path: 'user/team/rename',
    summary: 'Gives a team another name; for its administrators.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), name: f.teamName() }),
    output: teamView,
  }),
};

export const apply = {
  add: endpoint({
    method: 'POST',
    path: 'user/apply/add',
    summary: 'Joins the team whose invite code one was given.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ inviteCode: f.inviteCode() }),
    output: z.object({ team: teamView }),
  }),
};

export const relationship = {
  get: endpoint({
    method: 'GET',
    path: 'user/relationship/get',
    summary: 'One membership of a team; without a userId, one’s own.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), userId: z.optional(f.id()) }),
    output: memberView,
  }),
  gets: endpoint({
    method: 'GET',
    path: 'user/relationship/gets',
    summary: 'The members of a team, in the order they joined.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      keyword: z.optional(f.text({ max: 40 })),
      ...f.pageRequest,
    }),
    output: f.page(memberView),
  }),
  exit: endpoint({
    method: 'POST',
    path: 'user/relationship/exit',
    summary: 'Leaves a team; one’s diaries stay with it. Its owner cannot leave.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ teamId: f.id() }),
    output: f.nothing(),
  }),
};
