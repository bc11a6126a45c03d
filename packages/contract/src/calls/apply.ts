import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';
import { teamView } from './team.ts';

const applicationView = z.object({
  id: f.id(),
  teamId: f.id(),
  applicant: person,
  message: z.nullable(z.string()),
  status: z.enum(['pending', 'approved', 'rejected', 'withdrawn']),
  createdAt: f.instant(),
  decidedAt: z.nullable(f.instant()),
  /** Who let them in or did not; null where no one did: it was withdrawn, or the team was opened. */
  decidedBy: z.nullable(person),
});
export type ApplicationView = z.output<typeof applicationView>;

/** One's own application, with as much of the team as a search tells. */
const ownApplication = z.object({
  id: f.id(),
  team: z.object({ id: f.id(), name: z.string(), avatar: z.nullable(z.string()), memberCount: z.int() }),
  message: z.nullable(z.string()),
  createdAt: f.instant(),
});
export type OwnApplication = z.output<typeof ownApplication>;

const invitedTo = z.object({ name: z.string(), avatar: z.nullable(z.string()), memberCount: z.int() });

/** An invitation to one’s own address that waits for an answer. */
const ownInvitation = z.object({
  id: f.id(),
  team: z.extend(invitedTo, { id: f.id() }),
  inviter: person,
  createdAt: f.instant(),
  expiresAt: f.instant(),
});
export type OwnInvitation = z.output<typeof ownInvitation>;

export const apply = {
  add: endpoint({
    method: 'POST',
    path: 'user/apply/add',
    summary:
      'Asks to join a team found by search or by code, or takes an invitation; joins at once by invitation, or where joining needs no approval.',
    kind: 'write',
    access: 'session',
    input: z
      .strictObject({
        teamId: z.optional(f.id()),
        inviteCode: z.optional(f.inviteCode()),
        /** The token from an invitation's link. */
        invitation: z.optional(f.invitationToken()),
        /** One of `user/apply/invitations`. */
        invitationId: z.optional(f.id()),
        message: z.optional(f.text({ max: 200 })),
      })
      .check(f.exactlyOne(['teamId', 'inviteCode', 'invitation', 'invitationId'], 'inviteCodeInvalid')),
    output: z.object({
      /** The team one is in now; null where the application waits. */
      team: z.nullable(teamView),
      application: z.nullable(ownApplication),
    }),
  }),
  mine: endpoint({
    method: 'GET',
    path: 'user/apply/mine',
    summary: 'One’s own applications that wait.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: z.object({ items: z.array(ownApplication) }),
  }),
  invitations: endpoint({
    method: 'GET',
    path: 'user/apply/invitations',
    summary: 'The invitations to one’s own address that wait for an answer, the newest first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: z.object({ items: z.array(ownInvitation) }),
  }),
  invitation: endpoint({
    method: 'POST',
    path: 'user/apply/invitation',
    summary:
      'What the link of an invitation is about: team, inviter, and the address that it is for, if any.',
    kind: 'read',
    access: 'public',
    input: z.strictObject({ invitation: f.invitationToken() }),
    output: z.object({
      /** Null for a personal link: it admits the first person who accepts it. */
      email: z.nullable(z.string()),
      /** As who invites them has written it. */
      name: z.nullable(z.string()),
      team: invitedTo,
      inviter: z.object({ name: z.string(), avatar: z.nullable(z.string()) }),
      expiresAt: f.instant(),
      /** Whether the address has an account, and otherwise whether it can have one here. */
      hasAccount: z.boolean(),
      mayRegister: z.boolean(),
    }),
  }),
  inviteCode: endpoint({
    method: 'POST',
    path: 'user/apply/invite-code',
    summary:
      'The name of the team that an invite code belongs to; a code of no team is refused as joining refuses it.',
    kind: 'read',
    access: 'public',
    input: z.strictObject({ inviteCode: f.inviteCode() }),
    output: z.object({ team: z.pick(invitedTo, { name: true }) }),
  }),
  decline: endpoint({
    method: 'POST',
    path: 'user/apply/decline',
    summary: 'Declines an invitation to one’s own address; no one is told.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ invitationId: f.id() }),
    output: f.nothing(),
  }),
  declineByMail: endpoint({
    method: 'POST',
    path: 'user/apply/decline-by-mail',
    summary: 'Declines the invitation of a link, without an account; the same answer for every token.',
    kind: 'write',
    access: 'public',
    input: z.strictObject({ invitation: f.invitationToken() }),
    output: f.nothing(),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: 'user/apply/withdraw',
    summary: 'Takes one’s own application back.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ applyId: f.id() }),
    output: f.nothing(),
  }),
  show: endpoint({
    method: 'GET',
    path: 'user/apply/show',
    summary:
      'Applications to a team: those that wait, the oldest first, and the newest decided ones; for administrators.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: f.id() }),
    output: z.object({ Not_processed: z.array(applicationView), Processed: z.array(applicationView) }),
  }),
  approval: endpoint({
    method: 'POST',
    path: 'user/apply/approval',
    summary: 'Approves or rejects an application; where the team has departments, approving names one.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ applyId: f.id(), approve: z.boolean(), departmentId: z.optional(f.id()) }),
    output: applicationView,
  }),
};
