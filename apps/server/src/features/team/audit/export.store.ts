import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { auditEntries } from '../../../db/schema/platform.ts';
import { memberships } from '../../../db/schema/team.ts';
import { inPages } from '../../../platform/personal-data.ts';

type Entry = { readonly teamId: string; readonly number: number };

/** What teams wrote down about someone. Who did it is for administrators alone, unless it was themselves. */
export function readTeamEntries(db: Database, userId: string) {
  const { scope: teamId, number, at, action, actorId, subjectId, details } = auditEntries;
  const own = db.select({ id: memberships.teamId }).from(memberships).where(eq(memberships.userId, userId));
  const byMe = sql<boolean>`${actorId} = ${userId}`;
  return inPages((after: Entry | undefined, limit) =>
    db
      .select({
        teamId,
        number,
        at,
        action,
        byMe,
        aboutMe: sql<boolean>`${subjectId} is not distinct from ${userId}`,
        details,
      })
      .from(auditEntries)
      .where(
        and(
          inArray(teamId, own),
          or(eq(actorId, userId), eq(subjectId, userId)),
          after && sql`(${teamId}, ${number}) > (${after.teamId}::uuid, ${after.number}::int)`,
        ),
      )
      .orderBy(asc(teamId), asc(number))
      .limit(limit),
  );
}
