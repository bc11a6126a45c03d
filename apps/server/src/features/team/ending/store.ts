import { and, asc, eq, inArray, isNotNull, isNull, lt, max, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries, diaryTeams, drafts } from '../../../db/schema/diary.ts';
import { auditEntries, auditHeads } from '../../../db/schema/platform.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { shift } from '../../../platform/clock.ts';
import type { Announcing } from '../../../platform/events.store.ts';
import { forgetNoticesOfTeam, takeEndBack } from '../../notice/inbox/store.ts';
import { countMember } from '../attendance/store.ts';
import { tellOfEnd } from '../joining/telling.store.ts';
import { giveUpPlaces, type Membership } from '../store.ts';

/**
 * Ends a team, and with it all of its memberships, in one moment, and tells those who were in it; what it has stays where
 * it is.
 */
export async function removeTeam(
  tx: Transaction,
  ctx: Announcing,
  { teamId, userId }: Authorized<Membership>,
): Promise<void> {
  const { now } = ctx;
  // Whoever leaves at this moment holds a membership and waits for the team; held the other way round, both would wait.
  await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.teamId, teamId), isNull(memberships.leftAt)))
    .orderBy(asc(memberships.userId))
    .for('update');
  const at = await afterEveryLeaving(tx, teamId, now);
  await tx.update(teams).set({ deletedAt: at, memberCount: 0 }).where(eq(teams.id, teamId));
  // The team's row keeps others from joining by now: these are all.
  const left = await tx
    .update(memberships)
    .set({ leftAt: at })
    .where(and(eq(memberships.teamId, teamId), isNull(memberships.leftAt)))
    .returning({ userId: memberships.userId });
  await tellOfEnd(tx, ctx, { teamId, actorId: userId, userIds: left.map((member) => member.userId) });
  await recordAudit(tx, { scope: teamId, action: 'team_removed', actorId: userId, at: now });
}

/** The moment at which a team ends: later than those in which people left, who shall not come back with it. */
async function afterEveryLeaving(tx: Transaction, teamId: string, now: Date): Promise<Date> {
  const [left] = await tx
    .select({ last: max(memberships.leftAt) })
    .from(memberships)
    .where(eq(memberships.teamId, teamId));
  return left?.last && left.last >= now ? shift(left.last, 1) : now;
}

type RemovedTeam = { readonly id: string; readonly ownerId: string; readonly deletedAt: Date };

/** A removed team for the one who owned it, held until the transaction ends. */
export async function lockRemovedTeam(
  tx: Transaction,
  teamId: string,
  ownerId: string,
): Promise<RemovedTeam | null> {
  const [found] = await tx
    .select({ id: teams.id, ownerId: teams.ownerId, deletedAt: teams.deletedAt })
    .from(teams)
    .where(and(eq(teams.id, teamId), eq(teams.ownerId, ownerId)))
    // Not more: members who hold their place count days, whose rows refer to the team.
    .for('no key update');
  return found?.deletedAt ? { ...found, deletedAt: found.deletedAt } : null;
}

/**
 * Brings a team back with those who were in it to the end.
 * Somebody who closed their account since has left by that, and is counted out of its days.
 */
export async function restoreTeam(
  tx: Transaction,
  ctx: Announcing,
  { id: teamId, ownerId, deletedAt }: Authorized<RemovedTeam>,
): Promise<void> {
  const endedWithTeam = and(eq(memberships.teamId, teamId), eq(memberships.leftAt, deletedAt));
  const closed = tx.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt));
  const gone = await tx
    .update(memberships)
    .set({ leftAt: sql`(select ${users.deletedAt} from ${users} where ${users.id} = ${memberships.userId})` })
    .where(and(endedWithTeam, inArray(memberships.userId, closed)))
    .returning({ userId: memberships.userId });
  const back = await tx
    .update(memberships)
    .set({ leftAt: null })
    .where(endedWithTeam)
    .returning({ userId: memberships.userId });
  await tx.update(teams).set({ deletedAt: null, memberCount: back.length }).where(eq(teams.id, teamId));
  for (const { userId } of gone) {
    await giveUpPlaces(tx, teamId, userId);
    await countMember(tx, teamId, userId, -1);
  }
  await takeEndBack(tx, ctx, teamId);
  await recordAudit(tx, { scope: teamId, action: 'team_restored', actorId: ownerId, at: ctx.now });
}

/** The teams that were removed before an instant. */
export async function listRemoved(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: teams.id })
    .from(teams)
    .where(and(isNotNull(teams.deletedAt), lt(teams.deletedAt, before)))
    .orderBy(asc(teams.deletedAt));
  return rows.map(({ id }) => id);
}

/**
 * Takes a removed team out of at most so many diaries; one that was for it alone is private to its author then.
 * @returns how many those were
 */
export async function detachDiaries(db: Database, teamId: string, limit: number): Promise<number> {
  const due = db
    .select({ diaryId: diaryTeams.diaryId })
    .from(diaryTeams)
    .where(eq(diaryTeams.teamId, teamId))
    .limit(limit);
  const taken = db.$with('taken').as(
    db
      .delete(diaryTeams)
      .where(and(eq(diaryTeams.teamId, teamId), inArray(diaryTeams.diaryId, due)))
      .returning({ diaryId: diaryTeams.diaryId }),
  );
  const detached = await db
    .with(taken)
    .update(diaries)
    .set({ teamIds: sql`array_remove(${diaries.teamIds}, ${teamId}::uuid)` })
    .where(inArray(diaries.id, db.select({ diaryId: taken.diaryId }).from(taken)))
    .returning({ id: diaries.id });
  return detached.length;
}

/**
 * Erases a removed team that no feed holds a diary for any more: members, departments, applications, its audit log.
 * @returns the key of its picture
 */
export async function eraseTeam(tx: Transaction, teamId: string): Promise<string | null> {
  const without = (ids: typeof diaries.teamIds | typeof drafts.teamIds) =>
    sql`array_remove(${ids}, ${teamId}::uuid)`;
  const holds = (ids: typeof diaries.teamIds | typeof drafts.teamIds) => sql`${teamId}::uuid = any(${ids})`;
  await tx
    .update(diaries)
    .set({ teamIds: without(diaries.teamIds) })
    .where(and(isNotNull(diaries.deletedAt), holds(diaries.teamIds)));
  await tx
    .update(drafts)
    .set({ teamIds: without(drafts.teamIds) })
    .where(holds(drafts.teamIds));
  await tx.delete(auditEntries).where(eq(auditEntries.scope, teamId));
  await tx.delete(auditHeads).where(eq(auditHeads.scope, teamId));
  await forgetNoticesOfTeam(tx, teamId);
  const [erased] = await tx.delete(teams).where(eq(teams.id, teamId)).returning({ avatar: teams.avatar });
  return erased?.avatar ?? null;
}
