import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { memberships, teams } from '../../db/schema/team.ts';

/** A reader's own membership, and someone else's in the same team. */
export const mine = alias(memberships, 'mine');
export const theirs = alias(memberships, 'theirs');

/** A query for the ids of everyone who shares a team with someone, themselves included. */
export function acquaintancesOf(db: Queryable, readerId: string) {
  return db
    .select({ id: theirs.userId })
    .from(mine)
    .innerJoin(theirs, and(eq(theirs.teamId, mine.teamId), isNull(theirs.leftAt)))
    .innerJoin(users, and(eq(users.id, theirs.userId), isNull(users.deletedAt)))
    .where(and(eq(mine.userId, readerId), isNull(mine.leftAt)));
}

/** The teams that someone has in common with the person of a query, the reader's oldest first. */
export function teamsInCommon(
  readerId: string,
  userId: SQLWrapper,
): SQL<{ readonly id: string; readonly name: string }[]> {
  return sql`(
    select coalesce(
      json_agg(json_build_object('id', ${teams.id}, 'name', ${teams.name}) order by ${mine.joinedAt}, ${teams.id}),
      '[]'
    )
    from ${memberships} as mine
    join ${memberships} as theirs on ${theirs.teamId} = ${mine.teamId} and ${theirs.leftAt} is null
    join ${teams} on ${teams.id} = ${mine.teamId}
    where ${mine.userId} = ${readerId} and ${mine.leftAt} is null and ${theirs.userId} = ${userId}
  )`;
}

/** Those of some people who share a team with someone, each with the first such team. */
export async function findAcquainted(
  db: Queryable,
  readerId: string,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinctOn([theirs.userId], { userId: theirs.userId, teamId: mine.teamId })
    .from(mine)
    .innerJoin(theirs, and(eq(theirs.teamId, mine.teamId), isNull(theirs.leftAt)))
    .innerJoin(users, and(eq(users.id, theirs.userId), isNull(users.deletedAt)))
    .where(
      and(
        eq(mine.userId, readerId),
        isNull(mine.leftAt),
        sql`${theirs.userId} = any (${sql.param([...new Set(userIds)])}::uuid[])`,
      ),
    )
    .orderBy(theirs.userId, mine.joinedAt, mine.teamId);
  return new Map(rows.map(({ userId, teamId }) => [userId, teamId]));
}
