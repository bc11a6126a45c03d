import type { AuditAction, MemberRole } from '@garden/contract';
import { and, count, eq, getTableColumns, isNotNull, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { departmentMembers, memberships, teams } from '../../db/schema/team.ts';
import type { Authorized } from '../../http/authorize.ts';
import { refuse } from '../../http/refusal.ts';
import { type AuditEvent, recordAudit } from '../../platform/audit.store.ts';
import type { HookContext } from '../../platform/hooks.ts';
import { memberJoined, memberLeft, wroteEarlier } from './membership/hooks.ts';
import { TEAMS_MAX } from './rules.ts';
import { arrangeCare } from './widening/care.store.ts';
import { withdraw } from './widening/telling.store.ts';

export type TeamRow = Omit<typeof teams.$inferSelect, 'prohibitedWords'>;
export type NewTeam = Omit<typeof teams.$inferInsert, 'memberCount' | 'avatar'>;
export type Membership = Omit<typeof memberships.$inferSelect, 'leftAt' | 'earlier' | 'offersEarlier'> &
  Seeing;

const { prohibitedWords: _, ...withoutWords } = getTableColumns(teams);
/** All of a team but its words, which are long, and for administrators alone. */
export const teamColumns = withoutWords;

/**
 * As what someone sees what is of members: as an administrator only once the members have known of it for a day, though they
 * run the team at once.
 */
export type Seeing = { readonly sight: MemberRole };

/** The same as a column of memberships, or of an alias of them. */
export const sightOf = ({ role, seesFrom }: { readonly role: SQLWrapper; readonly seesFrom: SQLWrapper }) =>
  sql<MemberRole>`case when ${seesFrom} is null then ${role} else 'member' end`;

/** What makes a `Membership`. */
export const membershipColumns = {
  teamId: memberships.teamId,
  userId: memberships.userId,
  role: memberships.role,
  seesFrom: memberships.seesFrom,
  sight: sightOf(memberships),
  supervisorId: memberships.supervisorId,
  joinedAt: memberships.joinedAt,
};

/** Someone's living membership of a team; null where the team is none of theirs. */
export async function findMembership(
  db: Queryable,
  teamId: string,
  userId: string,
): Promise<Membership | null> {
  const [found] = await db
    .select(membershipColumns)
    .from(memberships)
    .where(and(eq(memberships.teamId, teamId), eq(memberships.userId, userId), isNull(memberships.leftAt)));
  return found ?? null;
}

/** The same, held until the transaction ends, so that roles and departments do not change under a decision. */
export async function lockMembership(
  tx: Transaction,
  teamId: string,
  userId: string,
): Promise<Membership | null> {
  const [found] = await tx
    .select(membershipColumns)
    .from(memberships)
    .where(and(eq(memberships.teamId, teamId), eq(memberships.userId, userId), isNull(memberships.leftAt)))
    .for('update');
  return found ?? null;
}

/** A living team, held until the transaction ends. */
export async function lockTeam(tx: Transaction, teamId: string): Promise<TeamRow | null> {
  const [found] = await tx
    .select(teamColumns)
    .from(teams)
    .where(and(eq(teams.id, teamId), isNull(teams.deletedAt)))
    .for('update');
  return found ?? null;
}

type Joining = { readonly teamId: string; readonly userId: string; readonly joinedAt: Date };

/**
 * Puts someone into a team; who was in it before joins anew, as a member.
 * @throws Refusal `alreadyMember`, `teamsTooMany`, `teamNotFound` where the team was removed meanwhile.
 */
export async function joinTeam(
  tx: Transaction,
  ctx: HookContext,
  { teamId, userId, joinedAt }: Joining,
): Promise<void> {
  await assertRoomForTeam(tx, userId);
  const opened = {
    role: 'member' as const,
    seesFrom: null,
    supervisorId: null,
    joinedAt,
    leftAt: null,
    offersEarlier: ctx.hooks.column(wroteEarlier, { userId: sql`${userId}::uuid` }),
  };
  const joined = await tx
    .insert(memberships)
    .values({ teamId, userId, ...opened })
    .onConflictDoUpdate({
      target: [memberships.teamId, memberships.userId],
      set: {
        ...opened,
        offersEarlier: sql`excluded.offers_earlier`,
        earlier: sql`${memberships.earlier} || jsonb_build_array(
          jsonb_build_object('from', ${memberships.joinedAt}, 'to', ${memberships.leftAt}))`,
      },
      setWhere: isNotNull(memberships.leftAt),
    })
    .returning({ teamId: memberships.teamId });
  if (joined.length === 0) throw refuse('alreadyMember');
  // Removing a team holds its row: who comes after that finds it ended.
  if (!(await changeMemberCount(tx, teamId, 1))) throw refuse('teamNotFound');
  await ctx.hooks.run(tx, memberJoined, { teamId, userId }, ctx);
}

/** A living team by its invite code. */
export async function findTeamByCode(
  db: Queryable,
  inviteCode: string,
): Promise<{ id: string; name: string; joinVerification: boolean } | null> {
  const [team] = await db
    .select({ id: teams.id, name: teams.name, joinVerification: teams.joinVerification })
    .from(teams)
    .where(and(eq(teams.inviteCode, inviteCode), isNull(teams.deletedAt)));
  return team ?? null;
}

/** Whether two people are in a team together, now. */
export async function shareTeam(db: Queryable, userIdA: string, userIdB: string): Promise<boolean> {
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
export async function insertTeam(tx: Transaction, ctx: HookContext, team: NewTeam): Promise<boolean> {
  await assertRoomForTeam(tx, team.ownerId);
  const added = await tx
    .insert(teams)
    .values({ ...team, memberCount: 1 })
    .onConflictDoNothing({ target: teams.inviteCode })
    .returning({ id: teams.id });
  if (added.length === 0) return false;
  await tx.insert(memberships).values({
    teamId: team.id,
    userId: team.ownerId,
    role: 'owner',
    joinedAt: team.createdAt,
    offersEarlier: ctx.hooks.column(wroteEarlier, { userId: sql`${team.ownerId}::uuid` }),
  });
  await ctx.hooks.run(tx, memberJoined, { teamId: team.id, userId: team.ownerId }, ctx);
  return true;
}

type TeamChange = {
  readonly set: Partial<Omit<typeof teams.$inferInsert, 'id' | 'memberCount'>>;
  readonly action: AuditAction;
  readonly details?: AuditEvent['details'];
  readonly now: Date;
};

/** Changes a team, and writes down who did. */
export async function changeTeam(
  tx: Transaction,
  { teamId, userId }: Authorized<Membership>,
  { set, action, details, now }: TeamChange,
): Promise<void> {
  await tx.update(teams).set(set).where(eq(teams.id, teamId));
  await recordAudit(tx, { scope: teamId, action, actorId: userId, details, at: now });
}

/**
 * Ends a membership, with its places in departments and those it supervised; what the member wrote stays.
 * @throws Refusal `teamNotFound` where it ended meanwhile.
 */
export async function endMembership(
  tx: Transaction,
  ctx: HookContext,
  membership: Authorized<Membership>,
): Promise<void> {
  const { teamId, userId } = membership;
  const ended = await tx
    .update(memberships)
    .set({ leftAt: ctx.now })
    .where(and(eq(memberships.teamId, teamId), eq(memberships.userId, userId), isNull(memberships.leftAt)))
    .returning({ teamId: memberships.teamId });
  if (ended.length === 0) throw refuse('teamNotFound');
  await giveUpPlaces(tx, teamId, userId);
  if (membership.seesFrom) await withdraw(tx, ctx, membership, { from: membership.seesFrom });
  await Promise.all([
    changeMemberCount(tx, teamId, -1),
    arrangeCare(tx, ctx, membership, { actorId: null, isHeld: true }),
  ]);
  await ctx.hooks.run(tx, memberLeft, { teamId, userId }, ctx);
}

/** Takes someone who is not in a team any more out of its departments, and from those they supervised. */
export async function giveUpPlaces(tx: Transaction, teamId: string, userId: string): Promise<void> {
  await tx
    .delete(departmentMembers)
    .where(and(eq(departmentMembers.teamId, teamId), eq(departmentMembers.userId, userId)));
  await tx
    .update(memberships)
    .set({ supervisorId: null })
    .where(and(eq(memberships.teamId, teamId), eq(memberships.supervisorId, userId)));
}

/**
 * Holds the person's row, so that two joinings at once cannot both take the last place.
 * @throws Refusal `userNotFound` for someone who closed their account, `teamsTooMany`.
 */
async function assertRoomForTeam(tx: Transaction, userId: string): Promise<void> {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update');
  if (!person) throw refuse('userNotFound');
  if (!(await hasRoomForTeam(tx, userId))) throw refuse('teamsTooMany', { maximum: TEAMS_MAX });
}

/** Whether someone can be in one more team. */
export async function hasRoomForTeam(db: Queryable, userId: string): Promise<boolean> {
  const [living] = await db
    .select({ teams: count() })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNull(memberships.leftAt)));
  return (living?.teams ?? 0) < TEAMS_MAX;
}

/** Counts someone who comes to a team, or leaves it; tells whether it is a living one. */
export async function changeMemberCount(tx: Transaction, teamId: string, by: 1 | -1): Promise<boolean> {
  const [team] = await tx
    .update(teams)
    .set({ memberCount: sql`${teams.memberCount} + ${by}` })
    .where(eq(teams.id, teamId))
    .returning({ deletedAt: teams.deletedAt });
  return team?.deletedAt === null;
}
