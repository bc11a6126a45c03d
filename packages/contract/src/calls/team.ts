import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person, picture } from '../person.ts';
import { memberRole, memberView } from './relationship.ts';
import { newsCalls } from './team-news.ts';
import {
  calendarWish,
  comingRules,
  dailyQuestion,
  questionsWish,
  rulesWish,
  teamCalendar,
  teamRules,
} from './team-settings.ts';
import { spiritCalls } from './team-spirit.ts';
import { summaryCalls } from './team-summary.ts';

/** A team as its members see it; `members` are the first eleven to join. */
export const teamView = z.object({
  id: f.id(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  inviteCode: z.string(),
  inviteUrl: z.string(),
  timezone: z.string(),
  calendar: teamCalendar,
  /** As they hold now. */
  rules: teamRules,
  /** Null where nothing waits. */
  coming: z.nullable(comingRules),
  /** What the editor asks, in its order. */
  questions: z.array(dailyQuestion),
  /** Whether an administrator looks at who wants to join. */
  joinVerification: z.boolean(),
  role: memberRole,
  /** Whether the caller leads a department, or is someone's supervisor. */
  leads: z.boolean(),
  /** Whether the caller is still to be asked to share what they wrote before they were in a team. */
  offersEarlier: z.boolean(),
  memberCount: z.int(),
  members: z.array(memberView),
  departments: z.array(z.object({ id: f.id(), name: z.string() })),
  /** Applications that wait for a decision; 0 for those who decide nothing. */
  waiting: z.int(),
  /** Appeals that wait for the caller’s decision. */
  appeals: z.int(),
  /** Interviews of the last month that the caller has to hold. */
  interviews: z.int(),
  createdAt: f.instant(),
  can: z.object({
    rename: z.boolean(),
    setUp: z.boolean(),
    arrange: z.boolean(),
    invite: z.boolean(),
    decide: z.boolean(),
    audit: z.boolean(),
    handOver: z.boolean(),
    remove: z.boolean(),
    leave: z.boolean(),
  }),
});
export type TeamView = z.output<typeof teamView>;

/** People who entered the same six digits within a minute. */
const gatheringView = z.object({
  gatheringId: f.id(),
  pin: z.string(),
  /** The first to enter the digits, who names the team. */
  host: person,
  /** In the order they came, the host first. */
  members: z.array(person),
  /** Until then others can enter the digits. */
  expiresAt: f.instant(),
  /** Until then the host can confirm. */
  confirmBy: f.instant(),
  /** The team that was made of it. */
  teamId: z.nullable(f.id()),
});
export type GatheringView = z.output<typeof gatheringView>;

/** Where public holidays are the same: a country, or a part of one. */
const region = z.object({ code: z.string(), name: z.string() });

/** Without one, that of the person who makes the team. */
const ownTimezone = () => z.optional(f.timezone());
const firstDepartments = () =>
  z.optional(z.array(f.departmentName()).check(z.maxLength(20, f.say('departmentsTooMany'))));

export const auditAction = z.enum([
  'team_made',
  'team_renamed',
  'settings_changed',
  'words_changed',
  'verification_changed',
  'code_renewed',
  'team_removed',
  'team_restored',
  'owner_changed',
  'admin_appointed',
  'admin_released',
  'member_invited',
  'invitation_removed',
  'member_registered',
  'member_joined',
  'member_left',
  'member_removed',
  'application_approved',
  'application_rejected',
  'department_made',
  'department_changed',
  'department_removed',
  'leader_changed',
  'supervisor_changed',
  'comment_removed',
  'comment_restored',
  'account_exported',
  'statistics_exported',
  'questionnaire_exported',
  'mood_survey_changed',
]);
export type AuditAction = z.output<typeof auditAction>;

export const team = {
  ...summaryCalls,
  ...spiritCalls,
  ...newsCalls,
  add: endpoint({
    method: 'POST',
    path: 'user/team/add',
    summary:
      'Makes a team that its creator owns; with `pin` alone, gathers people who stand face to face instead.',
    kind: 'write',
    access: 'session',
    input: z
      .strictObject({
        name: z.optional(f.teamName()),
        timezone: ownTimezone(),
        calendar: z.optional(calendarWish),
        departments: firstDepartments(),
        pin: z.optional(f.pin()),
      })
      .check(f.exactlyOne(['name', 'pin'], 'teamNameRequired')),
    output: z.union([teamView, gatheringView]),
  }),
  gather: endpoint({
    method: 'GET',
    path: 'user/team/gather',
    summary: 'Who has come to a gathering so far; for those who are in it.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ gatheringId: f.id() }),
    output: gatheringView,
  }),
  gatherConfirm: endpoint({
    method: 'POST',
    path: 'user/team/gather-confirm',
    summary: 'Makes a team of those who gathered; for the host. Without `userIds`, of all of them.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      gatheringId: f.id(),
      name: f.teamName(),
      timezone: ownTimezone(),
      userIds: z.optional(z.array(f.id()).check(z.maxLength(50))),
    }),
    output: teamView,
  }),
  gatherLeave: endpoint({
    method: 'POST',
    path: 'user/team/gather-leave',
    summary: 'Steps out of a gathering; where the host does, it is over.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ gatheringId: f.id() }),
    output: f.nothing(),
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
  regions: endpoint({
    method: 'GET',
    path: 'user/team/regions',
    summary: 'Countries whose public holidays a team can follow, with their parts, by name.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({
      /** The language of the names; without one, the caller’s. */
      locale: z.optional(f.locale()),
    }),
    output: z.object({
      regions: z.array(z.extend(region, { parts: z.array(region) })),
    }),
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
    input: z.strictObject({
      teamId: f.id(),
      name: f.teamName(),
      /** The name that the caller saw; where the team has another one by now, the answer is 409. */
      base: z.optional(f.teamName()),
    }),
    output: teamView,
  }),
  setting: endpoint({
    method: 'POST',
    path: 'user/team/setting',
    summary:
      'Changes picture, time zone, calendar, diary rules and daily questions of a team; what is left out stays.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      avatar: z.optional(z.nullable(picture())),
      timezone: z.optional(f.timezone()),
      calendar: z.optional(calendarWish),
      rules: z.optional(rulesWish),
      questions: z.optional(questionsWish),
      /**
       * What the caller saw: what they left as it was stays as it is now, and what someone else changed meanwhile is
       * not overwritten but answered with 409.
       */
      base: z.optional(
        z.strictObject({
          timezone: z.optional(f.timezone()),
          calendar: z.optional(calendarWish),
          rules: z.optional(rulesWish),
          questions: z.optional(questionsWish),
        }),
      ),
    }),
    output: teamView,
  }),
  open: endpoint({
    method: 'POST',
    path: 'user/team/open',
    summary: 'Says whether administrators look at who wants to join.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), joinVerification: z.boolean() }),
    output: teamView,
  }),
  prohibited: endpoint({
    method: 'POST',
    path: 'user/team/prohibited',
    summary: 'Sets the sensitive words of a team: one text, separated by commas; empty items are left out.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      words: f.text({ max: 26_000 }),
      /** The words that the caller saw; where there are others by now, the answer is 409. */
      base: z.optional(f.text({ max: 26_000 })),
    }),
    output: z.object({ words: z.array(z.string()) }),
  }),
  getProhibited: endpoint({
    method: 'GET',
    path: 'user/team/get_prohibited',
    summary: 'The sensitive words of a team; for its administrators.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: f.id() }),
    output: z.object({ words: z.array(z.string()) }),
  }),
  renewCode: endpoint({
    method: 'POST',
    path: 'user/team/renew-code',
    summary: 'Gives the team another invite code; the old code and its link end.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ teamId: f.id() }),
    output: teamView,
  }),
  handOver: endpoint({
    method: 'POST',
    path: 'user/team/hand-over',
    summary: 'Makes another member the owner; the old owner stays as administrator.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), userId: f.id() }),
    output: teamView,
  }),
  remove: endpoint({
    method: 'POST',
    path: 'user/team/remove',
    summary: 'Ends a team for all of its members; within 30 days `undo` restores it, then it is erased.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), undo: z.optional(z.boolean()) }),
    output: f.nothing(),
  }),
  removed: endpoint({
    method: 'GET',
    path: 'user/team/removed',
    summary: 'The teams one has deleted and can still restore, the last one first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: z.object({
      items: z.array(
        z.object({
          id: f.id(),
          name: z.string(),
          avatar: z.nullable(z.string()),
          /** Until then `user/team/remove` with `undo` brings it back. */
          erasedOn: f.instant(),
        }),
      ),
    }),
  }),
  audit: endpoint({
    method: 'GET',
    path: 'user/team/audit',
    summary: 'Who changed what in a team, newest first; for its administrators.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), ...f.pageRequest }),
    output: z.extend(
      f.page(
        z.object({
          number: z.int(),
          at: f.instant(),
          action: auditAction,
          /** Who did it; null for someone whose account is gone. */
          actor: z.nullable(person),
          /** Who it was about. */
          subject: z.nullable(person),
          /** What it was about, in the words of that time: a name, a number. */
          details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
        }),
      ),
      /** Whether every entry still follows from the one before. */
      { intact: z.boolean() },
    ),
  }),
};
