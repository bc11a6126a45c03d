import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/open-database.ts';
import { applications, memberships, teams } from '../../db/schema/team.ts';
import { refuse } from '../../http/refusal.ts';
import { recordAudit } from './audit.store.ts';
import { authorize, mayTakeAlong, owns } from './policy.ts';
import { changeMemberCount, changeTeam, endMembership, type Membership } from './store.ts';
import { countMemberEntries } from './written.store.ts';

/** Somebody's living memberships with what their team is like, held until the transaction ends. */
async function lockMemberships(tx: Transaction, userId: string) {
  return tx
    .select({
      teamId: memberships.teamId,
      userId: memberships.userId,
      role: memberships.role,
      supervisorId: memberships.supervisorId,
      joinedAt: memberships.joinedAt,
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
 * Ends all memberships of somebody who closes their account, at that moment, and what they asked to join;
 * a team that they own and are alone in ends with them.
 * @throws Refusal `accountOwnsTeams` with the names of those that others are in.
 */
export async function leaveAllTeams(tx: Transaction, userId: string, now: Date): Promise<void> {
  const held = await lockMemberships(tx, userId);
  const needed = held.filter(({ role, memberCount }) => !mayTakeAlong(role, memberCount));
  if (needed.length > 0) {
    throw refuse('accountOwnsTeams', { teams: needed.map(({ name }) => name).join(', ') });
  }
  for (const membership of held) {
    const { role, memberCount } = membership;
    const leaving = authorize(membership, mayTakeAlong(role, memberCount), 'ownerMustHandOver');
    if (owns(role)) await changeTeam(tx, leaving, { set: { deletedAt: now }, action: 'team_removed', now });
    await endMembership(tx, leaving, now);
    await recordAudit(tx, { scope: membership.teamId, action: 'member_left', actorId: userId, at: now });
  }
  await tx
    .update(applications)
    .set({ status: 'withdrawn', decidedAt: now })
    .where(and(eq(applications.userId, userId), eq(applications.status, 'pending')));
}

/**
 * Opens the memberships again that ended with an account, as they were but for departments and supervisors;
 * a team that ended with it is there again, and one that others have ended stays so.
 */
export async function rejoinTeams(tx: Transaction, userId: string, closedAt: Date, now: Date): Promise<void> {
  const ended = await tx
    .select({ teamId: memberships.teamId, role: memberships.role, teamEndedAt: teams.deletedAt })
    .from(memberships)
    .innerJoin(teams, eq(teams.id, memberships.teamId))
    .where(and(eq(memberships.userId, userId), eq(memberships.leftAt, closedAt)))
    .orderBy(asc(memberships.teamId))
    .for('update');
  for (const { teamId, role, teamEndedAt } of ended) {
    const endedWithAccount = owns(role) && teamEndedAt?.getTime() === closedAt.getTime();
    if (teamEndedAt && !endedWithAccount) continue;
    await tx
      .update(memberships)
      .set({ leftAt: null })
      .where(and(eq(memberships.teamId, teamId), eq(memberships.userId, userId)));
    await tx.update(teams).set({ deletedAt: null }).where(eq(teams.id, teamId));
    await changeMemberCount(tx, teamId, 1);
    await countMemberEntries(tx, teamId, userId, 1);
    const action = endedWithAccount ? 'team_restored' : 'member_joined';
    await recordAudit(tx, { scope: teamId, action, actorId: userId, at: now });
  }
}

/**
 * Hands the teams of somebody over who cannot do it any more, so that none is left without an owner: to the
 * administrator who is there longest, or else the member. Teams that they are alone in stay theirs.
 */
export async function passTeamsOn(tx: Transaction, userId: string, now: Date): Promise<void> {
  const held = await lockMemberships(tx, userId);
  for (const { teamId } of held.filter(({ role, memberCount }) => !mayTakeAlong(role, memberCount))) {
    const [successor] = await tx
      .select({ userId: memberships.userId })
      .from(memberships)
      .where(and(eq(memberships.teamId, teamId), ne(memberships.userId, userId), isNull(memberships.leftAt)))
      .orderBy(desc(eq(memberships.role, 'admin')), asc(memberships.joinedAt), asc(memberships.userId))
      .limit(1)
      .for('update');
    if (!successor) throw new Error(`nobody is left in team ${teamId}, which counts others`);
    await giveRole(tx, teamId, userId, 'admin');
    await giveRole(tx, teamId, successor.userId, 'owner');
    await tx.update(teams).set({ ownerId: successor.userId }).where(eq(teams.id, teamId));
    const entry = { scope: teamId, action: 'owner_changed', actorId: userId, at: now } as const;
    await recordAudit(tx, { ...entry, subjectId: successor.userId });
  }
}

async function giveRole(
  tx: Transaction,
  teamId: string,
  userId: string,
  role: Membership['role'],
): Promise<void> {
  await tx
    .update(memberships)
    .set({ role })
    .where(and(eq(memberships.teamId, teamId), eq(memberships.userId, userId)));
}
