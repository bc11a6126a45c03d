import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { memberships } from '../../../db/schema/team.ts';
import { fold, type Mention, type Mentionable, mentionsIn } from './rules.ts';

/** The people that a text mentions, of those who are in these teams now; asks nothing where there is no @. */
export async function findMentions(
  db: Queryable,
  text: string,
  teamIds: readonly string[],
): Promise<Mention[]> {
  return mentionsIn(text, await listNamed(db, text, teamIds));
}

/** Someone a text may mention, with those of some teams that they are in. */
export type Named = Mentionable & { readonly teamIds: readonly string[] };

/** Those in some teams now whose names stand in a text after an @; asks nothing where there is none. */
export async function listNamed(db: Queryable, text: string, teamIds: readonly string[]): Promise<Named[]> {
  const folded = fold(text);
  if (!folded.includes('@') || teamIds.length === 0) return [];
  return db
    .select({
      id: users.id,
      name: users.name,
      code: users.code,
      teamIds: sql<string[]>`array_agg(${memberships.teamId})`,
    })
    .from(memberships)
    .innerJoin(users, and(eq(users.id, memberships.userId), isNull(users.deletedAt)))
    .where(
      and(
        inArray(memberships.teamId, [...teamIds]),
        isNull(memberships.leftAt),
        sql`strpos(${folded}, '@' || lower(${users.name})) > 0`,
      ),
    )
    .groupBy(users.id);
}

/** Those of the people in a list of mentions whose accounts are open: a column of another statement. */
export function presentAmong(mentions: SQL): SQL<string[]> {
  return sql`case when ${mentions} = '[]' then '{}'::uuid[] else array(
    select mentioned.id from ${users} as mentioned
    where mentioned.deleted_at is null
      and mentioned.id in (select (each ->> 'id')::uuid from jsonb_array_elements(${mentions}) as each)
  ) end`;
}
