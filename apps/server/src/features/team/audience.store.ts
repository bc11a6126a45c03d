import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { memberships } from '../../db/schema/team.ts';

/** Who of some people is in which of some teams, now: ids of people by team. */
export async function membersAmong(
  db: Database,
  teamIds: readonly string[],
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (teamIds.length === 0 || userIds.length === 0) return new Map();
  const rows = await db
    .select({ teamId: memberships.teamId, userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        sql`${memberships.teamId} = any (${sql.param(teamIds)}::uuid[])`,
        sql`${memberships.userId} = any (${sql.param(userIds)}::uuid[])`,
        isNull(memberships.leftAt),
      ),
    );
  const byTeam = Map.groupBy(rows, ({ teamId }) => teamId);
  return new Map([...byTeam].map(([teamId, members]) => [teamId, members.map(({ userId }) => userId)]));
}

/** The teams that somebody is in now. */
export async function listTeamIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ teamId: memberships.teamId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNull(memberships.leftAt)));
  return rows.map(({ teamId }) => teamId);
}
