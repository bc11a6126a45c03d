import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { OpenDatabase, Transaction } from '../../../db/open-database.ts';
import { carers, memberships, type StoredComing, teams } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { EventContext } from '../../../platform/events.store.ts';
import { lockTeam, type Membership } from '../store.ts';
import { rulesAt } from './rules.ts';
import { announceTo, type Widening, withdraw } from './telling.store.ts';

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
  const members = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.teamId, widening.teamId), isNull(memberships.leftAt)));
  const userIds = members.map(({ userId }) => userId).filter((id) => !but.includes(id));
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

/** Lets hold what was announced a day ago; it may run twice, and late. */
export async function holdAnnounced(database: OpenDatabase, now: Date): Promise<void> {
  const { db } = database;
  await db
    .update(memberships)
    .set({ seesFrom: null })
    .where(and(isNotNull(memberships.seesFrom), lte(memberships.seesFrom, now)));
  const isDue = lte(carers.holdsFrom, now);
  await db.delete(carers).where(and(isDue, eq(carers.carerId, carers.userId)));
  await db.update(carers).set({ holdsFrom: null }).where(isDue);
  const waiting = await db.select({ id: teams.id }).from(teams).where(isNotNull(teams.coming));
  for (const { id } of waiting) {
    await database.transaction(async (tx) => {
      const team = await lockTeam(tx, id);
      if (team?.coming?.some(({ from }) => new Date(from) <= now))
        await tx.update(teams).set(rulesAt(team, now)).where(eq(teams.id, id));
    });
  }
}
