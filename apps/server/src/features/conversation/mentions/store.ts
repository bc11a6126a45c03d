import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { memberships } from '../../../db/schema/team.ts';
import { fold, type Mention, mentionsIn } from './rules.ts';

/** Whom a text mentions of those who are in these teams now; asks nothing where there is no @. */
export async function findMentions(
  db: Queryable,
  text: string,
  teamIds: readonly string[],
): Promise<Mention[]> {
  const folded = fold(text);
  if (!folded.includes('@') || teamIds.length === 0) return [];
  const people = await db
    .selectDistinct({ id: users.id, name: users.name, code: users.code })
    .from(memberships)
    .innerJoin(users, and(eq(users.id, memberships.userId), isNull(users.deletedAt)))
    .where(
      and(
        inArray(memberships.teamId, [...teamIds]),
        isNull(memberships.leftAt),
        sql`strpos(${folded}, '@' || lower(${users.name})) > 0`,
      ),
    );
  return mentionsIn(text, people);
}

/** Those of some people whose accounts are open. */
export async function findPresent(db: Database, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...new Set(userIds)]), isNull(users.deletedAt)));
  return new Set(rows.map(({ id }) => id));
}
