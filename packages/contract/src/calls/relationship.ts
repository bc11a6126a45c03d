import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';

export const memberRole = z.enum(['owner', 'admin', 'member']);
export type MemberRole = z.output<typeof memberRole>;

/** A member as this caller sees them. */
export const memberView = z.object({
  ...person.shape,
  role: memberRole,
  /** From when a new administrator sees of members what administrators see; null where they do, or are none. */
  seesFrom: z.nullable(f.instant()),
  joinedAt: f.instant(),
  departments: z.array(z.object({ id: f.id(), name: z.string(), leader: z.boolean() })),
  /** Who looks after them by name; null where the leaders of their departments do. */
  supervisorId: z.nullable(f.id()),
  /** The caller's own note about them, which no one else sees. */
  remark: z.nullable(z.string()),
  can: z.object({
    appoint: z.boolean(),
    release: z.boolean(),
    remove: z.boolean(),
    supervise: z.boolean(),
    arrange: z.boolean(),
    handOver: z.boolean(),
  }),
});
export type MemberView = z.output<typeof memberView>;

/** A member with what their page shows. */
const memberDetails = z.object({
  ...memberView.shape,
  /** For administrators and for oneself. */
  email: z.nullable(z.string()),
  timezone: z.string(),
  /** Those who look after them: the named supervisor, or else the leaders of their departments. */
  supervisors: z.array(
    z.object({
      ...person.shape,
      /** From when they do; null where they do now. */
      caresFrom: z.nullable(f.instant()),
    }),
  ),
  /** What they have written for this team. */
  entries: z.object({ thisMonth: z.int(), lastDay: z.nullable(f.day()) }),
});
export type MemberDetails = z.output<typeof memberDetails>;

/** Someone the team has invited. */
const invitedPerson = z.object({
  id: f.id(),
  /** Null for a personal link. */
  email: z.nullable(z.string()),
  /** As who invited them has written it. */
  name: z.nullable(z.string()),
  department: z.nullable(z.string()),
  inviter: person,
  createdAt: f.instant(),
  expiresAt: f.instant(),
});
export type InvitedPerson = z.output<typeof invitedPerson>;

const oneMember = { teamId: f.id(), userId: f.id() };

export const relationship = {
  invite: endpoint({
    method: 'POST',
    path: 'user/relationship/invite',
    summary: 'Invites people by address or by account; they are members once they accept, without waiting.',
    kind: 'write',
    access: 'session',
    input: z
      .strictObject({
        teamId: f.id(),
        emails: z.optional(z.array(f.email())),
        userIds: z.optional(z.array(f.id())),
        departmentId: z.optional(f.id()),
      })
      .check(...f.countOfAll(['emails', 'userIds'], { from: 1, to: 100, tooMany: 'inviteTooMany' })),
    output: z.object({
      invited: z.int(),
      /** Those who are in the team already, or are the caller; nothing was sent to them. */
      skipped: z.array(z.string()),
    }),
  }),
  inviteLink: endpoint({
    method: 'POST',
    path: 'user/relationship/invite-link',
    summary:
      'Makes a personal link: the first person who accepts it is in the team without waiting; for administrators.',
    kind: 'write',
    access: 'session',
    answersSecret: true,
    input: z.strictObject({
      teamId: f.id(),
      /** Who it is for, as administrators will see it. */
      name: z.optional(f.personName()),
      departmentId: z.optional(f.id()),
    }),
    output: z.object({ url: z.string(), expiresAt: f.instant() }),
  }),
  invited: endpoint({
    method: 'GET',
    path: 'user/relationship/invited',
    summary: 'Who is invited to a team and has not answered yet, the newest first; for administrators.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), ...f.pageRequest }),
    output: f.page(invitedPerson),
  }),
  uninvite: endpoint({
    method: 'POST',
    path: 'user/relationship/uninvite',
    summary: 'Takes an invitation back that waits for an answer; its link ends.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), invitationId: f.id() }),
    output: f.nothing(),
  }),
  exit: endpoint({
    method: 'POST',
    path: 'user/relationship/exit',
    summary: 'Leaves a team; one’s diaries stay with it. Its owner hands over first.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ teamId: f.id() }),
    output: f.nothing(),
  }),
  kick: endpoint({
    method: 'POST',
    path: 'user/relationship/kick',
    summary: 'Removes a member; what they wrote for the team stays with it.',
    kind: 'write',
    access: 'session',
    input: z.strictObject(oneMember),
    output: f.nothing(),
  }),
  remarks: endpoint({
    method: 'POST',
    path: 'user/relationship/remarks',
    summary: 'Keeps one’s own note about a member, for oneself alone; an empty one is removed.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ ...oneMember, remark: f.text({ max: 200 }) }),
    output: memberView,
  }),
  details: endpoint({
    method: 'POST',
    path: 'user/relationship/details',
    summary: 'A member with supervisors and what they have written for the team.',
    kind: 'read',
    access: 'session',
    input: z.strictObject(oneMember),
    output: memberDetails,
  }),
  authorizes: endpoint({
    method: 'POST',
    path: 'user/relationship/authorizes',
    summary: 'Appoints an administrator.',
    kind: 'write',
    access: 'session',
    input: z.strictObject(oneMember),
    output: memberView,
  }),
  unreleased: endpoint({
    method: 'POST',
    path: 'user/relationship/unreleased',
    summary: 'Takes an appointment back, one’s own too; the owner is an administrator who stays.',
    kind: 'write',
    access: 'session',
    input: z.strictObject(oneMember),
    output: memberView,
  }),
  supervise: endpoint({
    method: 'POST',
    path: 'user/relationship/supervise',
    summary: 'Names the supervisor of a member; null leaves it to the leaders of their departments.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ ...oneMember, supervisorId: z.nullable(f.id()) }),
    output: memberView,
  }),
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
    summary: 'The members of a team, of a department, or of none (`none`), in the order they joined.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      departmentId: z.optional(z.union([f.id(), z.literal('none')], f.say('idInvalid'))),
      keyword: z.optional(f.text({ max: 40 })),
      ...f.pageRequest,
    }),
    output: f.page(memberView),
  }),
  search: endpoint({
    method: 'POST',
    path: 'user/relationship/search',
    summary:
      'People who share a team with the caller, by part of their name, or by their ids; at most twenty.',
    kind: 'read',
    access: 'session',
    input: z
      .strictObject({
        keyword: z.optional(f.text({ min: 1, max: 40, required: 'keywordRequired' })),
        userIds: z.optional(z.array(f.id()).check(z.maxLength(20, f.say('listTooLong')))),
      })
      .check(f.exactlyOne(['keyword', 'userIds'], 'keywordRequired')),
    output: z.object({
      items: z.array(
        z.object({
          ...person.shape,
          /** Tells people of one name apart: `@Name#CODE` in a text means this one alone. */
          code: z.string(),
          /** Teams in common. */
          teams: z.array(
            z.object({
              id: f.id(),
              name: z.string(),
              /** Names of the departments they are in there. */
              departments: z.array(z.string()),
              /** Whether someone else there bears the same name. */
              hasNamesake: z.boolean(),
            }),
          ),
        }),
      ),
    }),
  }),
  curiousRanking: endpoint({
    method: 'GET',
    path: 'user/relationship/curious_ranking',
    summary:
      'Who of a team asked, answered or solved most questions; equal numbers share a place, by name among themselves.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      period: z._default(z.enum(['week', 'month', 'all']), 'week'),
      by: z._default(z.enum(['asked', 'answered', 'solved']), 'asked'),
    }),
    output: z.object({
      /** The first day that counts; null for `all`. */
      from: z.nullable(f.day()),
      /** At most fifty; those without any are left out. */
      items: z.array(
        z.object({
          person,
          /** From 1; the next place after two of one place is two further. */
          place: z.int(),
          /** Whether others share it. */
          tied: z.boolean(),
          asked: z.int(),
          /** Questions of others that they answered by name. */
          answered: z.int(),
          /** Questions of which their answer was accepted. */
          solved: z.int(),
        }),
      ),
      /** Whether the caller stands in rankings. */
      ranked: z.boolean(),
    }),
  }),
  uncomplete: endpoint({
    method: 'GET',
    path: 'user/relationship/uncomplete',
    summary:
      'Who has not written for a day: names for administrators and for those who look after them, a count for all.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), day: z.optional(f.day()), ...f.pageRequest }),
    output: z.extend(f.page(person), {
      day: f.day(),
      /** Whether the team works on that day; where not, no one is missing. */
      workingDay: z.boolean(),
      /** Members who have not written and are not on vacation. */
      count: z.int(),
      memberCount: z.int(),
      /** Whose names `items` holds. */
      names: z.enum(['all', 'own', 'none']),
    }),
  }),
};
