import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../db/open-database.ts';
import { departmentMembers, memberships } from '../../db/schema/team.ts';

/** Somebody in a team. */
export type Placed = { readonly teamId: string; readonly userId: string };

const mine = alias(departmentMembers, 'mine');

/**
 * Those of some people (of all, where none are named) whom somebody leads, in each of these teams: as leader of a
 * department of theirs, or as their named supervisor.
 * @param teamIds teams that the leader is in
 */
export async function listLed(
  db: Database | Transaction,
  leaderId: string,
  teamIds: readonly string[],
  userIds?: readonly string[],
): Promise<Placed[]> {
  if (teamIds.length === 0 || userIds?.length === 0) return [];
  const inTheirDepartment = sql`exists (
    select from ${departmentMembers}
    join ${departmentMembers} as mine on ${mine.departmentId} = ${departmentMembers.departmentId}
    where ${departmentMembers.teamId} = ${memberships.teamId} and ${departmentMembers.userId} = ${memberships.userId}
      and ${mine.teamId} = ${memberships.teamId} and ${mine.userId} = ${leaderId} and ${mine.leader}
  )`;
  return db
    .select({ teamId: memberships.teamId, userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        userIds && inArray(memberships.userId, [...new Set(userIds)]),
        inArray(memberships.teamId, [...teamIds]),
        isNull(memberships.leftAt),
        ne(memberships.userId, leaderId),
        or(eq(memberships.supervisorId, leaderId), inTheirDepartment),
      ),
    );
}
