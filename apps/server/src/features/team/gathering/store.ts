import { and, asc, desc, eq, gt, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { gatheringMembers, gatherings, teams } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { refuse } from '../../../http/refusal.ts';
import { shift } from '../../../platform/clock.ts';
import { eraseSome } from '../../../platform/erase-hidden.ts';
import { type EventContext, emitEvent } from '../../../platform/events.store.ts';
import { GATHERING_LIFE, GATHERING_MAX, GATHERING_WINDOW } from '../rules.ts';

export type GatheringRow = typeof gatherings.$inferSelect;
/** A gathering with those who came, the host first. */
export type Gathering = GatheringRow & { readonly people: readonly Gathered[] };
type Gathered = { readonly id: string; readonly name: string; readonly avatar: string | null };

/** Any number: with the digits as the second one, it names an advisory lock. */
const PIN_LOCK = 1_346_979_376;

type Entry = {
  readonly pin: string;
  readonly userId: string;
  /** Of the gathering, where this entry is the first. */
  readonly gatheringId: string;
  readonly now: Date;
};

/**
 * Someone enters six digits: the first makes a gathering, others within its minute join it, and anyone who is in it
 * already stays. Entries of the same digits happen one after the other.
 * @returns the id of the gathering
 * @throws Refusal `pinLate` while the digits rest, `gatheringFull`.
 */
export async function enterPin(tx: Transaction, { pin, userId, gatheringId, now }: Entry): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PIN_LOCK}::int, ${Number(pin)}::int)`);
  const found = await findResting(tx, pin, now);
  if (!found) {
    await tx.insert(gatherings).values({ id: gatheringId, pin, hostId: userId, createdAt: now });
    await tx.insert(gatheringMembers).values({ gatheringId, userId, joinedAt: now });
    return gatheringId;
  }
  const people = await listPeople(tx, found);
  if (people.some(({ id }) => id === userId)) return found.id;
  if (found.teamId || shift(found.createdAt, GATHERING_WINDOW) <= now) throw refuse('pinLate');
  if (people.length >= GATHERING_MAX) throw refuse('gatheringFull', { maximum: GATHERING_MAX });
  await tx.insert(gatheringMembers).values({ gatheringId: found.id, userId, joinedAt: now });
  return found.id;
}

/**
 * The gathering that still has some digits: it waits for its host, or became a team a short while ago.
 * Held until the transaction ends, so that no one joins it while its host confirms.
 */
async function findResting(tx: Transaction, pin: string, now: Date): Promise<GatheringRow | null> {
  // A team can be made at the end of a gathering's life, and the digits rest once more as long.
  const [newest] = await tx
    .select()
    .from(gatherings)
    .where(and(eq(gatherings.pin, pin), gt(gatherings.createdAt, shift(now, -2 * GATHERING_LIFE))))
    .orderBy(desc(gatherings.createdAt))
    .limit(1)
    .for('update');
  if (!newest) return null;
  if (newest.createdAt > shift(now, -GATHERING_LIFE)) return newest;
  if (!newest.teamId) return null;
  const [team] = await tx.select({ madeAt: teams.createdAt }).from(teams).where(eq(teams.id, newest.teamId));
  return team && team.madeAt > shift(now, -GATHERING_LIFE) ? newest : null;
}

type Asked = { readonly gatheringId: string; readonly userId: string; readonly now: Date };

/** A gathering for someone who is in it; null where they are not, or where its time is over. */
export async function findGathering(
  db: Queryable,
  { gatheringId, userId, now }: Asked,
): Promise<Gathering | null> {
  const [found] = await db.select().from(gatherings).where(eq(gatherings.id, gatheringId));
  return found ? forMember(db, found, userId, now) : null;
}

/** The same, held until the transaction ends. */
export async function lockGathering(
  tx: Transaction,
  { gatheringId, userId, now }: Asked,
): Promise<Gathering | null> {
  const [found] = await tx.select().from(gatherings).where(eq(gatherings.id, gatheringId)).for('update');
  return found ? forMember(tx, found, userId, now) : null;
}

async function forMember(
  db: Queryable,
  gathering: GatheringRow,
  userId: string,
  now: Date,
): Promise<Gathering | null> {
  const over = !gathering.teamId && gathering.createdAt <= shift(now, -GATHERING_LIFE);
  const people = over ? [] : await listPeople(db, gathering);
  // A host whose account was closed meanwhile leaves no one who could confirm.
  const going = people[0]?.id === gathering.hostId && people.some(({ id }) => id === userId);
  return going ? { ...gathering, people } : null;
}

async function listPeople(db: Queryable, { id, hostId }: GatheringRow): Promise<Gathered[]> {
  return db
    .select({ id: users.id, name: users.name, avatar: users.avatar })
    .from(gatheringMembers)
    .innerJoin(users, eq(users.id, gatheringMembers.userId))
    .where(and(eq(gatheringMembers.gatheringId, id), isNull(users.deletedAt)))
    .orderBy(sql`${users.id} <> ${hostId}`, asc(gatheringMembers.joinedAt), asc(users.id));
}

/** Holds the rows of those who are to join, in one order, so that no two confirmations wait in a circle. */
export async function lockPeople(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for('no key update');
}

/** Notes the team that a gathering became; anyone who is not in the team is in the gathering no more. */
export async function closeGathering(
  tx: Transaction,
  gathering: Authorized<Gathering>,
  { teamId, userIds }: { readonly teamId: string; readonly userIds: readonly string[] },
): Promise<void> {
  await tx.update(gatherings).set({ teamId }).where(eq(gatherings.id, gathering.id));
  await tx
    .delete(gatheringMembers)
    .where(
      and(eq(gatheringMembers.gatheringId, gathering.id), notInArray(gatheringMembers.userId, [...userIds])),
    );
}

/** Takes someone out of a gathering that is no team yet; without its host it is over. */
export async function leaveGathering(
  tx: Transaction,
  { id, hostId }: Authorized<Gathering>,
  userId: string,
): Promise<void> {
  if (userId === hostId) {
    await tx.delete(gatherings).where(eq(gatherings.id, id));
    return;
  }
  await tx
    .delete(gatheringMembers)
    .where(and(eq(gatheringMembers.gatheringId, id), eq(gatheringMembers.userId, userId)));
}

/** Erases some of the gatherings from before an instant; returns how many. */
export function eraseGatherings(db: Database, before: Date, limit: number): Promise<number> {
  return eraseSome(db, [gatherings.id], lt(gatherings.createdAt, before), limit);
}

/** Makes the screens of those who stand together be read again. */
export async function emitGathering(tx: Transaction, ctx: EventContext, gatheringId: string): Promise<void> {
  const rows = await tx
    .select({ userId: gatheringMembers.userId })
    .from(gatheringMembers)
    .where(eq(gatheringMembers.gatheringId, gatheringId));
  const each = rows.map(
    ({ userId: audienceId }) => ({ audience: 'person', audienceId, topic: 'gathering' }) as const,
  );
  emitEvent(tx, ctx, ...each);
}
