import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { carers, memberships, type StoredComing, teams } from '../../../db/schema/team.ts';
import { type Authorized, authorize } from '../../../http/authorize.ts';
import { shift } from '../../../platform/clock.ts';
import type { EventContext } from '../../../platform/events.store.ts';
import type { Ports } from '../../../platform/ports.ts';
import { lockTeam, type Membership } from '../store.ts';
import { rulesAt, TOLD_BEFORE } from './rules.ts';
import { announceTo, type Widening, withdraw, withdrawAll } from './telling.store.ts';

/**
 * Tells the members of a team that more people will see something of theirs.
 * @param but those who are not told: who will see it, say
 */
export async function announce(
  tx: Transaction,
  ctx: EventContext,
  widening: Widening,
  but: readonly string[] = [],
): Promise<void> {
  const members = await listMemberIds(tx, widening.teamId);
  const userIds = members.filter((id) => !but.includes(id));
  await announceTo(tx, ctx, userIds, widening);
}

type Coming = readonly StoredComing[] | null;

/** Tells members of settings that wait from now on, and takes back what they were told of those that wait no more. */
export async function tellOfRules(
  tx: Transaction,
  ctx: EventContext,
  administrator: Authorized<Membership>,
  { before, after }: { readonly before: Coming; readonly after: Coming },
): Promise<void> {
  const { teamId, userId: actorId } = administrator;
  const momentsOf = (coming: Coming) => new Set(coming?.map(({ from }) => from));
  const [told, wait] = [momentsOf(before), momentsOf(after)];
  for (const from of told.difference(wait)) await withdraw(tx, ctx, administrator, { from: new Date(from) });
  for (const from of wait.difference(told))
    await announce(tx, ctx, { teamId, actorId, from: new Date(from) });
}

/**
 * Lets hold what was announced a day ago, which is news no more; it may run twice, and late. What waits in a team that has
 * ended waits on.
 */
export async function holdAnnounced(
  { database, random }: Pick<Ports, 'database' | 'random'>,
  now: Date,
): Promise<void> {
  const ctx = { random, now };
  for (const teamId of await listDue(database.db, now))
    await database.transaction(async (tx) => holdIn(tx, ctx, teamId));
}

const isSeeing = (now: Date) => and(isNull(memberships.leftAt), lte(memberships.seesFrom, now));

/** Living teams in which something waits no longer. */
async function listDue(db: Database, now: Date): Promise<ReadonlySet<string>> {
  const isLiving = isNull(teams.deletedAt);
  const [seeing, caring, changing] = await Promise.all([
    db.select({ id: memberships.teamId }).from(memberships).where(isSeeing(now)),
    db
      .select({ id: teams.id })
      .from(carers)
      .innerJoin(teams, eq(teams.id, carers.teamId))
      .where(and(isLiving, lte(carers.holdsFrom, now))),
    db
      .select({ id: teams.id, coming: teams.coming })
      .from(teams)
      .where(and(isLiving, isNotNull(teams.coming))),
  ]);
  const changed = changing.filter(({ coming }) => dueIn(coming, now).length > 0);
  return new Set([...seeing, ...caring, ...changed].map(({ id }) => id));
}

const dueIn = (coming: Coming, now: Date): Date[] =>
  (coming ?? []).map(({ from }) => new Date(from)).filter((from) => from <= now);

async function holdIn(tx: Transaction, ctx: EventContext, teamId: string): Promise<void> {
  const { now } = ctx;
  // Members before the team, as everyone holds them.
  const isSeeingHere = and(eq(memberships.teamId, teamId), isSeeing(now));
  const seeing = await tx
    .select({ from: memberships.seesFrom })
    .from(memberships)
    .where(isSeeingHere)
    .orderBy(asc(memberships.userId))
    .for('update');
  const team = await lockTeam(tx, teamId);
  if (!team) return;
  const isCaring = and(eq(carers.teamId, teamId), lte(carers.holdsFrom, now));
  const caring = await tx.selectDistinct({ from: carers.holdsFrom }).from(carers).where(isCaring);
  const changing = dueIn(team.coming, now).map((from) => ({ from }));
  const moments = new Set([...seeing, ...caring, ...changing].flatMap(({ from }) => from?.getTime() ?? []));
  // Another run may have been here.
  if (moments.size === 0) return;
  await tx.update(memberships).set({ seesFrom: null }).where(isSeeingHere);
  await tx.delete(carers).where(and(isCaring, eq(carers.carerId, carers.userId)));
  await tx.update(carers).set({ holdsFrom: null }).where(isCaring);
  if (changing.length > 0) await tx.update(teams).set(rulesAt(team, now)).where(eq(teams.id, teamId));
  const held = authorize({ teamId }, moments.size > 0, 'teamNotFound');
  for (const moment of moments) await withdraw(tx, ctx, held, { from: new Date(moment) });
}

/**
 * Starts the day of all that waits in a team anew, which was away: no one could see meanwhile what they had been told. It is
 * told once more, as one.
 * @param actorId who brought the team back, and is not told
 */
export async function waitAnew(
  tx: Transaction,
  ctx: EventContext,
  team: Authorized<{ readonly teamId: string }>,
  actorId: string,
): Promise<void> {
  const { teamId } = team;
  const from = shift(ctx.now, TOLD_BEFORE);
  const isWaiting = and(isNull(memberships.leftAt), isNotNull(memberships.seesFrom));
  const [seeing, caring, [changing]] = await Promise.all([
    tx
      .update(memberships)
      .set({ seesFrom: from })
      .where(and(eq(memberships.teamId, teamId), isWaiting))
      .returning({ userId: memberships.userId }),
    tx
      .update(carers)
      .set({ holdsFrom: from })
      .where(and(eq(carers.teamId, teamId), isNotNull(carers.holdsFrom)))
      .returning({ userId: carers.userId }),
    tx.select({ coming: teams.coming }).from(teams).where(eq(teams.id, teamId)),
  ]);
  const coming = changing?.coming?.map((each) => ({ ...each, from: from.toISOString() }));
  if (coming) await tx.update(teams).set({ coming }).where(eq(teams.id, teamId));
  await withdrawAll(tx, ctx, team);
  const cared = new Set(caring.map(({ userId }) => userId));
  const members = await listMemberIds(tx, teamId);
  const concerned = members.filter(
    (id) => coming || cared.has(id) || seeing.some(({ userId }) => userId !== id),
  );
  await announceTo(tx, ctx, concerned, { teamId, actorId, from });
}

async function listMemberIds(tx: Transaction, teamId: string): Promise<string[]> {
  const members = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.teamId, teamId), isNull(memberships.leftAt)));
  return members.map(({ userId }) => userId);
}
