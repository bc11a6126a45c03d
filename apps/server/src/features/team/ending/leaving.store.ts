import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { applications, memberships, teams } from '../../../db/schema/team.ts';
import { authorize } from '../../../http/authorize.ts';
import { refuse } from '../../../http/refusal.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { shift } from '../../../platform/clock.ts';
import type { HookContext } from '../../../platform/hooks.ts';
import { memberJoined } from '../membership/hooks.ts';
import { mayTakeAlong, owns } from '../policy.ts';
import { notifyOfRole, passTeam } from '../roles/store.ts';
import { changeMemberCount, endMembership, membershipColumns } from '../store.ts';
import { arrangeCare } from '../widening/care.store.ts';
import { TOLD_BEFORE } from '../widening/rules.ts';
import { announce } from '../widening/store.ts';
import { lockRemovedTeam, removeTeam, restoreTeam } from './store.ts';

/** Someone's living memberships with what their team is like, held until the transaction ends. */
async function lockMemberships(tx: Transaction, userId: string) {
  return tx
    .select({
      ...membershipColumns,
      name: teams.name,
      memberCount: teams.memberCount,
    })
    .from(memberships)
    .innerJoin(teams, eq(teams.id, memberships.teamId))
    .where(and(eq(memberships.userId, userId), isNull(memberships.leftAt)))
    .orderBy(asc(memberships.teamId))
    .for('update');
}

/**
 * Ends all memberships of someone who closes their account, at that moment, and what they asked to join;
 * a team that they own and are alone in ends with them.
 * @throws Refusal `accountOwnsTeams` with the names of those that others are in.
 */
export async function leaveAllTeams(tx: Transaction, ctx: HookContext, userId: string): Promise<void> {
  const { now } = ctx;
  const held = await lockMemberships(tx, userId);
  const needed = held.filter(({ role, memberCount }) => !mayTakeAlong(role, memberCount));
  if (needed.length > 0) {
    const names = needed.map(({ name }) => name).sort();
    throw refuse('accountOwnsTeams', { teams: names.join(', ') });
  }
  for (const membership of held) {
    const { role, memberCount } = membership;
    const leaving = authorize(membership, mayTakeAlong(role, memberCount), 'ownerMustHandOver');
    if (owns(role)) {
      await removeTeam(tx, ctx, leaving);
      continue;
    }
    await endMembership(tx, ctx, leaving);
    await recordAudit(tx, { scope: membership.teamId, action: 'member_left', actorId: userId, at: now });
  }
  await tx
    .update(applications)
    .set({ status: 'withdrawn', decidedAt: now })
    .where(and(eq(applications.userId, userId), eq(applications.status, 'pending')));
}

/**
 * Opens the memberships again that ended with an account, as they were but for departments and those they supervised;
 * a team that ended with it is there again, and one that others have ended stays so.
 */
export async function rejoinTeams(
  tx: Transaction,
  ctx: HookContext,
  { id: userId, closedAt }: { readonly id: string; readonly closedAt: Date },
): Promise<void> {
  const ended = await tx
    .select({ teamId: memberships.teamId, teamEndedAt: teams.deletedAt })
    .from(memberships)
    .innerJoin(teams, eq(teams.id, memberships.teamId))
    .where(and(eq(memberships.userId, userId), eq(memberships.leftAt, closedAt)))
    .orderBy(asc(memberships.teamId))
    .for('update');
  for (const { teamId, teamEndedAt } of ended) {
    if (teamEndedAt === null) {
      await reopenMembership(tx, ctx, { teamId, userId });
    } else if (teamEndedAt.getTime() === closedAt.getTime()) {
      const removed = await lockRemovedTeam(tx, teamId, userId);
      if (removed) await restoreTeam(tx, ctx, authorize(removed, removed.ownerId === userId, 'teamNotFound'));
    }
  }
}

type Place = { readonly teamId: string; readonly userId: string };

/** What administrators see they see a day later, as if they were new, and so does who looks after the one who is back. */
async function reopenMembership(tx: Transaction, ctx: HookContext, { teamId, userId }: Place): Promise<void> {
  const from = shift(ctx.now, TOLD_BEFORE);
  const [back] = await tx
    .update(memberships)
    .set({
      leftAt: null,
      seesFrom: sql`case when ${memberships.role} = 'member' then null else ${from.toISOString()}::timestamptz end`,
    })
    .where(and(eq(memberships.teamId, teamId), eq(memberships.userId, userId)))
    .returning(membershipColumns);
  await changeMemberCount(tx, teamId, 1);
  const returned = authorize({ teamId, userId }, back !== undefined, 'teamNotFound');
  await arrangeCare(tx, ctx, returned, { actorId: null, isHeld: true });
  if (back?.seesFrom) await announce(tx, ctx, { teamId, actorId: userId, from: back.seesFrom });
  await ctx.hooks.run(tx, memberJoined, { teamId, userId }, ctx);
  await recordAudit(tx, { scope: teamId, action: 'member_joined', actorId: userId, at: ctx.now });
}

/**
 * Hands the teams of someone over who cannot do it any more, so that none is left without an owner: to the
 * administrator who is there longest, or else the member, who is told. Teams that they are alone in stay theirs.
 */
export async function passTeamsOn(tx: Transaction, ctx: HookContext, userId: string): Promise<void> {
  const held = await lockMemberships(tx, userId);
  for (const membership of held.filter(({ role, memberCount }) => !mayTakeAlong(role, memberCount))) {
    const { teamId, role } = membership;
    const [successor] = await tx
      .select({ userId: memberships.userId, role: memberships.role, seesFrom: memberships.seesFrom })
      .from(memberships)
      .where(and(eq(memberships.teamId, teamId), ne(memberships.userId, userId), isNull(memberships.leftAt)))
      .orderBy(desc(eq(memberships.role, 'admin')), asc(memberships.joinedAt), asc(memberships.userId))
      .limit(1)
      .for('update');
    if (!successor) throw new Error(`no one is left in team ${teamId}, which counts others`);
    await passTeam(tx, ctx, authorize(membership, owns(role), 'ownerOnly'), successor);
    await notifyOfRole(tx, ctx, { teamId, actorId: null, userIds: [successor.userId], office: 'owner' });
  }
}
