import { and, asc, count, desc, eq, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { followGroupMembers, followGroups } from '../../../db/schema/follow.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { ownRows } from '../../../http/own-rows.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { personColumns } from '../../account/store.ts';
import { type FollowedRow, followedColumns } from '../following/store.ts';
import { acquaintancesOf } from '../store.ts';

export const ownFollowGroups = ownRows(followGroups, 'followGroupNotFound');

export type GroupRow = typeof followGroups.$inferSelect;
type Person = { readonly id: string; readonly name: string; readonly avatar: string | null };

/** A group with the number of its people, and the last to be put in. */
export type SeenGroup = Pick<GroupRow, 'id' | 'name'> & {
  readonly memberCount: number;
  readonly members: readonly Person[];
};

/** As many people as a group shows at a glance. */
const PREVIEW_SIZE = 11;

/** Living groups of someone, or one of them. */
const ownGroups = (ownerId: string, groupId?: string) =>
  and(
    eq(followGroups.ownerId, ownerId),
    isNull(followGroups.deletedAt),
    groupId === undefined ? undefined : eq(followGroups.id, groupId),
  );

/** People of a group who share a team with its owner now. */
const shownTo = (db: Queryable, ownerId: string) =>
  inArray(followGroupMembers.userId, acquaintancesOf(db, ownerId));

/** Someone's groups, the oldest first; or one of them. */
export async function listGroups(db: Queryable, ownerId: string, groupId?: string): Promise<SeenGroup[]> {
  const { groupId: ofGroup, userId, addedAt } = followGroupMembers;
  const shown = db
    .select({
      ofGroup,
      userId,
      total: sql<number>`count(*) over (partition by ${ofGroup})::int`.as('total'),
      place:
        sql<number>`row_number() over (partition by ${ofGroup} order by ${addedAt} desc, ${userId} desc)`.as(
          'place',
        ),
    })
    .from(followGroupMembers)
    .innerJoin(followGroups, eq(followGroups.id, ofGroup))
    .where(and(ownGroups(ownerId, groupId), shownTo(db, ownerId)))
    .as('shown');
  const groups = await db
    .select({ id: followGroups.id, name: followGroups.name })
    .from(followGroups)
    .where(ownGroups(ownerId, groupId))
    .orderBy(asc(followGroups.createdAt), asc(followGroups.id));
  const people = await db
    .select({ ofGroup: shown.ofGroup, total: shown.total, person: personColumns(users) })
    .from(shown)
    .innerJoin(users, eq(users.id, shown.userId))
    .where(lte(shown.place, PREVIEW_SIZE))
    .orderBy(asc(shown.ofGroup), asc(shown.place));
  const byGroup = Map.groupBy(people, (row) => row.ofGroup);
  return groups.map((group) => {
    const first = byGroup.get(group.id) ?? [];
    return { ...group, memberCount: first[0]?.total ?? 0, members: first.map(({ person }) => person) };
  });
}

/**
 * One of someone's own groups.
 * @throws Refusal `followGroupNotFound`, also where it is someone else's.
 */
export async function findGroup(db: Queryable, ownerId: string, groupId: string): Promise<SeenGroup> {
  const [found] = await listGroups(db, ownerId, groupId);
  if (!found) throw refuse('followGroupNotFound');
  return found;
}

type PeoplePage = {
  /** The last one read: when they were put in, and who. */
  readonly after: readonly [addedAt: string, userId: string] | undefined;
  readonly limit: number;
};

/** The people of a group, the last to be put in first. */
export async function listGroupPeople(
  db: Database,
  ownerId: string,
  groupId: string,
  { after, limit }: PeoplePage,
): Promise<(FollowedRow & { readonly addedAt: Date })[]> {
  const { addedAt, userId } = followGroupMembers;
  return db
    .select({ ...followedColumns(ownerId), addedAt })
    .from(followGroupMembers)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(followGroupMembers.groupId, groupId),
        shownTo(db, ownerId),
        after && sql`(${addedAt}, ${userId}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(addedAt), desc(userId))
    .limit(limit);
}

/** Everyone who was ever put into one of someone's own groups and not taken out; null where they have no such group. */
export async function listGroupIds(
  db: Queryable,
  ownerId: string,
  groupId: string,
): Promise<string[] | null> {
  const rows = await db
    .select({ userId: followGroupMembers.userId })
    .from(followGroups)
    .leftJoin(followGroupMembers, eq(followGroupMembers.groupId, followGroups.id))
    .where(ownGroups(ownerId, groupId));
  return rows.length === 0 ? null : rows.flatMap(({ userId }) => userId ?? []);
}

/** The people of one of someone's own groups, as a query of one column, for other statements. */
export function inGroup(ownerId: string, groupId: string): SQL {
  return sql`
    select ${followGroupMembers.userId} from ${followGroupMembers}
    join ${followGroups} on ${followGroups.id} = ${followGroupMembers.groupId}
    where ${ownGroups(ownerId, groupId)}`;
}

/**
 * Holds an owner's groups, so that of several at once one alone gets the last place, or the name.
 * @returns how many other groups they have
 * @throws Refusal `followGroupExists` at the field `name` where another one is called so.
 */
export async function holdGroupName(
  tx: Transaction,
  { id, ownerId, name }: Pick<GroupRow, 'id' | 'ownerId' | 'name'>,
): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
  const others = await tx
    .select({ name: followGroups.name, isSame: sql<boolean>`lower(${followGroups.name}) = lower(${name})` })
    .from(followGroups)
    .where(and(ownGroups(ownerId), ne(followGroups.id, id)));
  // A database may fold no letters beyond ASCII, or some that the runtime does not.
  const taken = others.find((other) => other.isSame || other.name.toLowerCase() === name.toLowerCase());
  if (taken) throw refuseField('name', 'followGroupExists', { name: taken.name });
  return others.length;
}

export async function insertGroup(tx: Transaction, group: Omit<GroupRow, 'deletedAt'>): Promise<void> {
  await tx.insert(followGroups).values(group);
}

/** Puts people into a group and takes others out; tells how many its owner sees in it then. */
export async function changePeople(
  tx: Transaction,
  { id: groupId, ownerId }: Authorized<GroupRow>,
  { added, removed }: { readonly added: readonly string[]; readonly removed: readonly string[] },
  addedAt: Date,
): Promise<number> {
  const inGroup = eq(followGroupMembers.groupId, groupId);
  if (removed.length > 0) {
    await tx.delete(followGroupMembers).where(and(inGroup, inArray(followGroupMembers.userId, [...removed])));
  }
  if (added.length > 0) {
    await tx
      .insert(followGroupMembers)
      .values(added.map((userId) => ({ groupId, userId, addedAt })))
      .onConflictDoNothing();
  }
  const [counted] = await tx
    .select({ total: count() })
    .from(followGroupMembers)
    .where(and(inGroup, shownTo(tx, ownerId)));
  return counted?.total ?? 0;
}
