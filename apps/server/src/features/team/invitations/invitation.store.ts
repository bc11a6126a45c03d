import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { invitations, memberships } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { MINUTE, SECOND, shift } from '../../../platform/clock.ts';
import { hashToken } from '../../account/rules.ts';
import { emitApplications, selectAdministrators } from '../joining/notices.store.ts';
import type { Membership } from '../store.ts';
import { invitationMailJob } from './mail.store.ts';
import { INVITATION_LIFE, PERSONAL_LINK_LIFE } from './rules.ts';

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

export type Invitee = {
  readonly email: string;
  readonly departmentId: string | null;
  /** As an administrator wrote it; null where they named an address alone. */
  readonly name: string | null;
};

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
        name: sql`excluded.name`,
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

type PersonalLink = {
  readonly token: string;
  readonly name: string | null;
  readonly departmentId: string | null;
};

/** Keeps a personal link, by its hash alone, and tells administrators; it admits the first person who accepts it. */
export async function insertPersonalLink(
  { random, now }: Pick<Context, 'random' | 'now'>,
  tx: Transaction,
  { teamId, userId }: Authorized<Membership>,
  { token, name, departmentId }: PersonalLink,
): Promise<{ expiresAt: Date }> {
  const expiresAt = shift(now, PERSONAL_LINK_LIFE);
  const [added] = await tx
    .insert(invitations)
    .values({
      id: random.id(),
      teamId,
      email: null,
      name,
      departmentId,
      invitedBy: userId,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt,
    })
    .returning({ administrators: selectAdministrators(teamId) });
  emitApplications(tx, { random, now }, added?.administrators ?? []);
  const details = { people: 1, link: true };
  await recordAudit(tx, { scope: teamId, action: 'member_invited', actorId: userId, details, at: now });
  return { expiresAt };
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
