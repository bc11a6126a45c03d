import { and, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { follows } from '../../../db/schema/follow.ts';
import { memberships } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { personColumns } from '../../account/store.ts';
import { acquaintancesOf, teamsInCommon } from '../store.ts';

type Person = { readonly id: string; readonly name: string; readonly avatar: string | null };

/** A person the reader shares a team with. */
export type FollowedRow = Person & {
  readonly following: boolean;
  readonly teams: { readonly id: string; readonly name: string }[];
};

/** Whether the reader follows the person of a query. */
const isFollowed = (readerId: string) => sql<boolean>`exists (
  select from ${follows} as own where own.follower_id = ${readerId} and own.followee_id = ${users.id}
)`;

/** What a query of people selects to make a `FollowedRow`. */
export function followedColumns(readerId: string) {
  return {
    ...personColumns(users),
    following: isFollowed(readerId),
    teams: teamsInCommon(readerId, users.id),
  };
}

type Pair = { readonly followerId: string; readonly followeeId: string };

/** Follows someone; false where one does already. */
export async function insertFollow(
  tx: Transaction,
  { followerId, followeeId }: Authorized<Pair>,
  createdAt: Date,
): Promise<boolean> {
  const added = await tx
    .insert(follows)
    .values({ followerId, followeeId, createdAt })
    .onConflictDoNothing()
    .returning({ followeeId: follows.followeeId });
  return added.length > 0;
}

/** Follows someone no more; false where one did not. */
export async function deleteFollow(
  tx: Transaction,
  { followerId, followeeId }: Authorized<Pair>,
): Promise<boolean> {
  const ended = await tx
    .delete(follows)
    .where(and(eq(follows.followerId, followerId), eq(follows.followeeId, followeeId)))
    .returning({ followeeId: follows.followeeId });
  return ended.length > 0;
}

type Side = 'following' | 'followers';

/** The two ends of a row, seen from someone: their own, and the other's. */
const ends = {
  following: { own: follows.followerId, other: follows.followeeId },
  followers: { own: follows.followeeId, other: follows.followerId },
} as const;

/** The rows of someone's list, of those who share a team with them now. */
function ofList(db: Queryable, readerId: string, side: Side): SQL | undefined {
  const { own, other } = ends[side];
  return and(eq(own, readerId), inArray(other, acquaintancesOf(db, readerId)));
}

type FollowPage = {
  /** The last one read: since when, and who. */
  readonly after: readonly [since: string, userId: string] | undefined;
  readonly limit: number;
};

/** The people someone follows, or who follow them, the newest first. */
export async function listFollows(
  db: Database,
  readerId: string,
  side: Side,
  { after, limit }: FollowPage,
): Promise<(FollowedRow & { readonly since: Date })[]> {
  const { other } = ends[side];
  return db
    .select({ ...followedColumns(readerId), since: follows.createdAt })
    .from(follows)
    .innerJoin(users, eq(users.id, other))
    .where(
      and(
        ofList(db, readerId, side),
        after && sql`(${follows.createdAt}, ${other}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(follows.createdAt), desc(other))
    .limit(limit);
}

/** How long such a list is. */
export async function countFollows(db: Database, readerId: string, side: Side): Promise<number> {
  return db.$count(follows, ofList(db, readerId, side));
}

/** Those of some people that someone follows. */
export async function findFollowed(
  db: Queryable,
  followerId: string,
  userIds: readonly string[],
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ id: follows.followeeId })
    .from(follows)
    .where(and(eq(follows.followerId, followerId), inArray(follows.followeeId, [...new Set(userIds)])));
  return new Set(rows.map(({ id }) => id));
}

/** The same as a query of one column, for other statements. */
export function followedBy(followerId: string): SQL {
  return sql`select ${follows.followeeId} from ${follows} where ${follows.followerId} = ${followerId}`;
}

/** Everyone a person follows, whether they share a team now or not. */
export async function listFollowedIds(db: Queryable, followerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: follows.followeeId })
    .from(follows)
    .where(eq(follows.followerId, followerId));
  return rows.map(({ id }) => id);
}

/** Whether anyone follows a person, as a column of another statement. */
export function hasFollowers(followeeId: SQL): SQL<boolean> {
  return sql`exists (select from ${follows} as any_follow where any_follow.followee_id = ${followeeId})`;
}

/**
 * Of those who have followed an author since before a moment, who is in one of these teams now; each with the team they
 * have been in longest.
 */
export async function listFollowersIn(
  db: Queryable,
  authorId: string,
  teamIds: readonly string[],
  before: Date,
): Promise<{ userId: string; teamId: string }[]> {
  if (teamIds.length === 0) return [];
  return db
    .selectDistinctOn([follows.followerId], { userId: follows.followerId, teamId: memberships.teamId })
    .from(follows)
    .innerJoin(
      memberships,
      and(
        eq(memberships.userId, follows.followerId),
        inArray(memberships.teamId, [...teamIds]),
        sql`${memberships.leftAt} is null`,
      ),
    )
    .where(and(eq(follows.followeeId, authorId), lte(follows.createdAt, before)))
    .orderBy(follows.followerId, memberships.joinedAt, memberships.teamId);
}

/** Whether one person follows another, as a column of another statement. */
export function isFollowedBy(followerId: SQL, followeeId: SQL): SQL<boolean> {
  return sql`exists (
    select from ${follows} as own where own.follower_id = ${followerId} and own.followee_id = ${followeeId}
  )`;
}
