import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { memberships, teams } from '../../db/schema/team.ts';
import { refuse } from '../../http/refusal.ts';
import type { Authorized } from './policy.ts';
import { TEAMS_MAX } from './rules.ts';

export type TeamRow = typeof teams.$inferSelect;
export type NewTeam = Omit<typeof teams.$inferInsert, 'memberCount' | 'avatar'>;
export type Membership = Omit<typeof memberships.$inferSelect, 'leftAt'>;

type Reader = Database | Transaction;
type Joining = { readonly inviteCode: string; readonly userId: string; readonly now: Date };

/** Somebody's living membership of a team; null where the team is none of theirs. */
export async function findMembership(db: Reader, teamId: string, userId: string): Promise<Membership | null> {
  const [found] = await db
    .select({
      teamId: memberships.teamId,
      userId: memberships.userId,
      role: memberships.role,
      joinedAt: memberships.joinedAt,
    })
    .from(memberships)
    .where(and(eq(memberships.teamId, teamId), eq(memberships.userId, userId), isNull(memberships.leftAt)));
  return found ?? null;
}

/**
 * Puts somebody into the team of an invite code; who was in it before joins anew.
 * @throws Refusal `inviteCodeInvalid`, `alreadyMember`, `teamsTooMany`.
 */
export async function joinTeamByCode(tx: Transaction, joining: Joining): Promise<{ teamId: string }> {
  const { inviteCode, userId, now } = joining;
  await assertRoomForTeam(tx, userId);
  const [team] = await tx.select({ id: teams.id }).from(teams).where(eq(teams.inviteCode, inviteCode));
  if (!team) throw refuse('inviteCodeInvalid');
  const opened = { role: 'member' as const, joinedAt: now, leftAt: null };
  const joined = await tx
    .insert(memberships)
    .values({ teamId: team.id, userId, ...opened })
    .onConflictDoUpdate({
      target: [memberships.teamId, memberships.userId],
      set: opened,
      setWhere: isNotNull(memberships.leftAt),
    })
    .returning({ teamId: memberships.teamId });
  if (joined.length === 0) throw refuse('alreadyMember');
  await changeMemberCount(tx, team.id, 1);
  return { teamId: team.id };
}

/** Whether two people are in a team together, now. */
export async function shareTeam(db: Reader, userIdA: string, userIdB: string): Promise<boolean> {
  const other = alias(memberships, 'other');
  const [shared] = await db
    .select({ teamId: memberships.teamId })
    .from(memberships)
    .innerJoin(other, and(eq(other.teamId, memberships.teamId), isNull(other.leftAt)))
    .where(and(eq(memberships.userId, userIdA), isNull(memberships.leftAt), eq(other.userId, userIdB)))
    .limit(1);
  return shared !== undefined;
}

/**
 * Adds a team with its owner as the first member; false where the invite code is taken.
 * @throws Refusal `teamsTooMany`.
 */
export async function insertTeam(tx: Transaction, team: NewTeam): Promise<boolean> {
  await assertRoomForTeam(tx, team.ownerId);
  const added = await tx
    .insert(teams)
    .values({ ...team, memberCount: 1 })
    .onConflictDoNothing({ target: teams.inviteCode })
    .returning({ id: teams.id });
  if (added.length === 0) return false;
  await tx
    .insert(memberships)
    .values({ teamId: team.id, userId: team.ownerId, role: 'owner', joinedAt: team.createdAt });
  return true;
}

export async function renameTeam(
  db: Reader,
  { teamId }: Authorized<Membership>,
  name: string,
): Promise<void> {
  await db.update(teams).set({ name }).where(eq(teams.id, teamId));
}

/**
 * Ends a membership; what the member wrote stays.
 * @throws Refusal `teamNotFound` where it ended meanwhile.
 */
export async function endMembership(
  tx: Transaction,
  { teamId, userId }: Authorized<Membership>,
  now: Date,
): Promise<void> {
  const ended = await tx
    .update(memberships)
    .set({ leftAt: now })
    .where(and(eq(memberships.teamId, teamId), eq(memberships.userId, userId), isNull(memberships.leftAt)))
    .returning({ teamId: memberships.teamId });
  if (ended.length === 0) throw refuse('teamNotFound');
  await changeMemberCount(tx, teamId, -1);
}

/** Holds the person's row, so that two joinings at once cannot both take the last place. */
async function assertRoomForTeam(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [living] = await tx
    .select({ teams: count() })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNull(memberships.leftAt)));
  if ((living?.teams ?? 0) >= TEAMS_MAX) throw refuse('teamsTooMany', { maximum: TEAMS_MAX });
}

async function changeMemberCount(tx: Transaction, teamId: string, by: 1 | -1): Promise<void> {
  await tx
    .update(teams)
    .set({ memberCount: sql`${teams.memberCount} + ${by}` })
    .where(eq(teams.id, teamId));
}
