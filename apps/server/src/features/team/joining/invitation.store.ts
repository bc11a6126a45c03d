import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { invitations, memberships, teams } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { MINUTE, SECOND, shift } from '../../../platform/clock.ts';
import type { HookContext } from '../../../platform/hooks.ts';
import type { Job } from '../../../platform/queue.ts';
import { hashToken } from '../../account/rules.ts';
import type { Membership } from '../store.ts';
import { INVITATION_LIFE } from './rules.ts';
import { admit, lockPerson } from './store.ts';

const invitationMailData = z.object({ invitationId: z.uuid(), askedAt: z.iso.datetime() });

/** The mail with the link of an invitation; one that was renewed meanwhile has a newer mail. */
export const invitationMailJob: Job<z.output<typeof invitationMailData>> = {
  name: 'team-invitation-mail',
  data: invitationMailData,
  retries: 10,
};

/**
 * Counts invitations before they are made; outside of transactions.
 * @throws Refusal `inviteTooOften`.
 */
export async function takeInvitations(ctx: Context, teamId: string, count: number): Promise<void> {
  const wait = Math.max(
    await ctx.limits.take('inviteByPerson', ctx.actor.userId, count),
    await ctx.limits.take('inviteByTeam', teamId, count),
  );
  if (wait > 0) throw refuse('inviteTooOften', { minutes: Math.ceil((wait * SECOND) / MINUTE) });
}

export type Invitee = { readonly email: string; readonly departmentId: string | null };

/**
 * Invites addresses that are not in the team, each once; who is invited already gets another mail, whose link takes
 * the place of the older one.
 */
export async function inviteAddresses(
  { queue, random, now }: Pick<Context, 'queue' | 'random' | 'now'>,
  tx: Transaction,
  { teamId, userId }: Authorized<Membership>,
  invitees: readonly Invitee[],
): Promise<void> {
  if (invitees.length === 0) return;
  const made = { teamId, invitedBy: userId, createdAt: now, expiresAt: shift(now, INVITATION_LIFE) };
  const rows = await tx
    .insert(invitations)
    // In one order, so that two who invite the same people do not wait for each other.
    .values(
      invitees
        .toSorted((a, b) => (a.email < b.email ? -1 : 1))
        .map((invitee) => ({ ...made, ...invitee, id: random.id() })),
    )
    .onConflictDoUpdate({
      target: [invitations.teamId, invitations.email],
      set: {
        departmentId: sql`excluded.department_id`,
        invitedBy: userId,
        createdAt: now,
        expiresAt: made.expiresAt,
      },
    })
    .returning({ id: invitations.id });
  for (const { id } of rows) {
    await queue.enqueue(tx, invitationMailJob, { invitationId: id, askedAt: now.toISOString() });
  }
  const details = { people: rows.length };
  await recordAudit(tx, { scope: teamId, action: 'member_invited', actorId: userId, details, at: now });
}

/** Which of these addresses belong to living members of a team. */
export async function memberAddresses(
  tx: Transaction,
  teamId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(eq(memberships.teamId, teamId), isNull(memberships.leftAt), inArray(users.email, [...emails])),
    );
  return new Set(rows.map(({ email }) => email));
}

/** The addresses of those of some people who are in a team with this one. */
export async function teammateAddresses(
  tx: Transaction,
  userId: string,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const own = alias(memberships, 'own');
  const rows = await tx
    .selectDistinct({ id: users.id, email: users.email })
    .from(own)
    .innerJoin(memberships, and(eq(memberships.teamId, own.teamId), isNull(memberships.leftAt)))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(own.userId, userId), isNull(own.leftAt), inArray(users.id, [...userIds])));
  return new Map(rows.map(({ id, email }) => [id, email]));
}

type Accepting = { readonly token: string; readonly userId: string };

/**
 * Takes an invitation: its holder is in the team at once. It holds while who sent it may invite.
 * @returns the team.
 * @throws Refusal `invitationInvalid`, `invitationForOther`, `alreadyMember`, `teamsTooMany`.
 */
export async function acceptInvitation(
  tx: Transaction,
  ctx: HookContext,
  { token, userId }: Accepting,
): Promise<{ teamId: string }> {
  const person = await lockPerson(tx, userId);
  const [invitation] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.tokenHash, hashToken(token)), gt(invitations.expiresAt, ctx.now)))
    .for('update');
  if (!person || !invitation) throw refuse('invitationInvalid');
  if (invitation.email !== person.email) throw refuse('invitationForOther');
  const { teamId, departmentId, invitedBy } = invitation;
  if (!(await mayInvite(tx, teamId, invitedBy))) throw refuse('invitationInvalid');
  const admission = { teamId, userId, departmentId, actorId: userId, admittedBy: invitedBy };
  await admit(tx, ctx, { ...admission, action: 'member_joined' });
  return { teamId };
}

async function mayInvite(db: Queryable, teamId: string, userId: string): Promise<boolean> {
  const [inviter] = await db
    .select({ id: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.teamId, teamId),
        eq(memberships.userId, userId),
        isNull(memberships.leftAt),
        or(ne(memberships.role, 'member'), eq(users.instanceAdmin, true)),
      ),
    );
  return inviter !== undefined;
}

/** What the mail of an invitation tells. */
export type DueInvitation = {
  readonly id: string;
  readonly email: string;
  readonly team: string;
  readonly inviter: string;
  /** The language of the person, or, for an address without an account, of who invites them. */
  readonly locale: 'en' | 'zh';
};

type Due = { readonly invitationId: string; readonly askedAt: Date; readonly now: Date };

/** The invitation that a mail is due for; null where it was renewed, used up or ended meanwhile. */
export async function findDueInvitation(
  db: Database,
  { invitationId, askedAt, now }: Due,
): Promise<DueInvitation | null> {
  const invitee = alias(users, 'invitee');
  const [found] = await db
    .select({
      id: invitations.id,
      email: invitations.email,
      teamId: invitations.teamId,
      team: teams.name,
      inviterId: users.id,
      inviter: users.name,
      locale: sql<'en' | 'zh'>`coalesce(${invitee.locale}, ${users.locale})`,
    })
    .from(invitations)
    .innerJoin(teams, eq(teams.id, invitations.teamId))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .leftJoin(invitee, and(eq(invitee.email, invitations.email), isNull(invitee.erasedAt)))
    .where(
      and(
        eq(invitations.id, invitationId),
        eq(invitations.createdAt, askedAt),
        gt(invitations.expiresAt, now),
      ),
    );
  return found && (await mayInvite(db, found.teamId, found.inviterId)) ? found : null;
}

/** Puts the token into force that a mail carries; the one of an earlier mail ends. */
export async function armInvitation(db: Database, id: string, token: string): Promise<void> {
  await db
    .update(invitations)
    .set({ tokenHash: hashToken(token) })
    .where(eq(invitations.id, id));
}

/** Erases invitations that no one can take any more. */
export async function eraseOldInvitations(db: Database, now: Date): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expiresAt, now));
}
