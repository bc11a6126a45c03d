import { and, asc, eq, inArray, isNotNull, isNull, lt, max, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { auditEntries, auditHeads } from '../../../db/schema/platform.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { shift } from '../../../platform/clock.ts';
import type { HookContext } from '../../../platform/hooks.ts';
import { forgetNoticesOfTeam, takeEndBack } from '../../notice/inbox/store.ts';
import { memberLeft } from '../membership/hooks.ts';
import { giveUpPlaces, type Membership } from '../store.ts';
import { arrangeCare } from '../widening/care.store.ts';
import { waitAnew } from '../widening/store.ts';
import { teamErasing } from './hooks.ts';
import { notifyOfEnd } from './notices.store.ts';

/**
 * Ends a team, and with it all of its memberships, in one moment, and tells those who were in it; what it has stays where
 * it is.
 */
export async function removeTeam(
  tx: Transaction,
  ctx: HookContext,
  { teamId, userId }: Authorized<Membership>,
): Promise<void> {
  const { now } = ctx;
  // Anyone who leaves at this moment holds a membership and waits for the team; held the other way round, both would wait.
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
  await notifyOfEnd(tx, ctx, { teamId, actorId: userId, userIds: left.map((member) => member.userId) });
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

type RemovedTeam = { readonly teamId: string; readonly ownerId: string; readonly deletedAt: Date };

/** A removed team for the one who owned it, held until the transaction ends. */
export async function lockRemovedTeam(
  tx: Transaction,
  teamId: string,
  ownerId: string,
): Promise<RemovedTeam | null> {
  const [found] = await tx
    .select({ teamId: teams.id, ownerId: teams.ownerId, deletedAt: teams.deletedAt })
    .from(teams)
    .where(and(eq(teams.id, teamId), eq(teams.ownerId, ownerId)))
    // Not more: members who hold their place count days, whose rows refer to the team.
    .for('no key update');
  return found?.deletedAt ? { ...found, deletedAt: found.deletedAt } : null;
}

/**
 * Brings a team back with those who were in it to the end.
 * Someone who closed their account since has left by that, and is counted out of its days.
 */
export async function restoreTeam(
  tx: Transaction,
  ctx: HookContext,
  team: Authorized<RemovedTeam>,
): Promise<void> {
  const { teamId, ownerId, deletedAt } = team;
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
    await ctx.hooks.run(tx, memberLeft, { teamId, userId }, ctx);
  }
  if (gone.length > 0) await arrangeCare(tx, ctx, team, { actorId: null });
  await waitAnew(tx, ctx, team, ownerId);
  await takeEndBack(tx, ctx, team);
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
 * Erases a removed team: members, departments, applications, its audit log.
 * @returns the key of its picture
 */
export async function eraseTeam(tx: Transaction, ctx: HookContext, teamId: string): Promise<string | null> {
  await ctx.hooks.run(tx, teamErasing, { teamId }, ctx);
  await tx.delete(auditEntries).where(eq(auditEntries.scope, teamId));
  await tx.delete(auditHeads).where(eq(auditHeads.scope, teamId));
  await forgetNoticesOfTeam(tx, teamId);
  const [erased] = await tx.delete(teams).where(eq(teams.id, teamId)).returning({ avatar: teams.avatar });
  return erased?.avatar ?? null;
}
