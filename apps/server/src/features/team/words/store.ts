import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { teams } from '../../../db/schema/team.ts';
import { WORD_SEPARATOR } from './rules.ts';

/** Sensitive words by team, each list joined by `WORD_SEPARATOR`; a team without words is not in it. */
export type WordsByTeam = ReadonlyMap<string, string>;

/** The sensitive words of some teams, by one query. */
export async function findWords(db: Database, teamIds: Iterable<string>): Promise<WordsByTeam> {
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
export async function listWords(db: Database, teamId: string): Promise<string[]> {
  const [found] = await db.select({ words: teams.prohibitedWords }).from(teams).where(eq(teams.id, teamId));
  return found?.words ?? [];
}
