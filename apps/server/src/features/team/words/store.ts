import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/open-database.ts';
import { teams } from '../../../db/schema/team.ts';
import { WORD_SEPARATOR } from './rules.ts';

/** Sensitive words by team, each list joined by `WORD_SEPARATOR`; a team without words is not in it. */
export type WordsByTeam = ReadonlyMap<string, string>;

/** The sensitive words of some teams, by one query. */
export async function findWords(db: Queryable, teamIds: Iterable<string>): Promise<WordsByTeam> {
  const wanted = [...new Set(teamIds)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({
      teamId: teams.id,
      words: sql<string>`array_to_string(${teams.prohibitedWords}, ${WORD_SEPARATOR})`,
    })
    .from(teams)
    .where(
      and(inArray(teams.id, wanted), isNull(teams.deletedAt), sql`cardinality(${teams.prohibitedWords}) > 0`),
    );
  return new Map(rows.map(({ teamId, words }) => [teamId, words]));
}

/** The sensitive words of one team, longest first. */
export async function listWords(db: Queryable, teamId: string): Promise<string[]> {
  const [found] = await db.select({ words: teams.prohibitedWords }).from(teams).where(eq(teams.id, teamId));
  return found?.words ?? [];
}

/** The same as a column of another statement, for an array of teams: the lists alone. */
export function wordLists(teamIds: SQL): SQL<string[]> {
  return sql`array(
    select array_to_string(worded.prohibited_words, ${WORD_SEPARATOR}) from ${teams} as worded
    where worded.id = any (${teamIds}) and worded.deleted_at is null and cardinality(worded.prohibited_words) > 0
  )`;
}
