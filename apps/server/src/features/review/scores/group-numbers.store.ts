import type { DiaryMonth } from '@garden/calendar';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/open-database.ts';
import { departments, morningNumbers, teams } from '../../../db/schema/team.ts';
import { type MonthNumbers, noNumbers } from './morning.rules.ts';

/** What these numbers of a morning are called. */
export const SCORES = 'scores';

type GroupNumbers = {
  readonly takenOn: string | null;
  readonly people: number;
  readonly month: MonthNumbers;
  readonly departments: readonly { readonly id: string; readonly name: string }[];
};

/** A team's departments, and its numbers of a month as they were taken down last. */
export async function findGroupNumbers(
  db: Queryable,
  teamId: string,
  month: DiaryMonth,
): Promise<GroupNumbers> {
  const numbers = (part: string) => sql`(
    select kept.numbers from ${morningNumbers} as kept
    where kept.team_id = ${teams}.id and kept.kind = ${SCORES} and kept.part = ${part}
  )`;
  const [found] = await db
    .select({
      takenOn: sql<string | null>`(
        select kept.taken_on::text from ${morningNumbers} as kept
        where kept.team_id = ${teams}.id and kept.kind = ${SCORES} and kept.part = ''
      )`,
      whole: sql<{ readonly people: number } | null>`${numbers('')}`,
      month: sql<MonthNumbers | null>`${numbers(month)}`,
      departments: sql<GroupNumbers['departments']>`(
        select coalesce(json_agg(json_build_object('id', part.id, 'name', part.name)), '[]')
        from ${departments} as part where part.team_id = ${teams}.id
      )`,
    })
    .from(teams)
    .where(eq(teams.id, teamId));
  return {
    takenOn: found?.takenOn ?? null,
    people: found?.whole?.people ?? 0,
    month: found?.month ?? noNumbers,
    departments: found?.departments ?? [],
  };
}
