import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { curiosities } from '../../../db/schema/knowledge.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import { queryInTeams, WEIGHED_TEXTS } from '../../diary/search/rules.ts';
import { answeredColumn } from './hooks.ts';
import type { QuestionReader } from './policy.ts';

/** Questions that are compared with what is asked, those with most of its rarest words. */
const COMPARED_MAX = 24;

type Answered = { readonly id: string; readonly text: string; readonly day: string };

/**
 * Answered questions of the reader's teams that share words with what is asked, and in how many questions of those teams
 * each word stands.
 * @param conditions by what each word is found, in writing
 */
export async function listAnsweredSharing(
  db: Database,
  hooks: Hooks,
  conditions: readonly string[],
  { teamIds }: QuestionReader,
): Promise<{ readonly answered: Answered[]; readonly found: number[] }> {
  if (conditions.length === 0 || teamIds.length === 0) return { answered: [], found: [] };
  const queries = conditions.map((condition) => queryInTeams(teamIds, condition));
  const teams = sql`${sql.param(teamIds)}::uuid[]`;
  const limit = (count: number) => sql.raw(String(count));
  const isAnswered = hooks.column(answeredColumn, { questionId: sql`question.id`, teamIds: teams });
  const rows = await db
    .select({
      id: sql<string>`best.id`,
      text: sql<string>`best.question`,
      day: sql<string>`best.day::text`,
      found: sql<Record<string, number>>`best.found`,
    })
    .from(sql`(
      with hits as materialized (
        select asked.place, found.id
        from unnest(${sql.param(queries)}::text[]) with ordinality as asked (query, place)
        cross join lateral (
          select question.id from ${curiosities} as question
          where question.words @@ asked.query::tsquery and question.deleted_at is null
            and question.team_ids && ${teams}
          limit ${limit(WEIGHED_TEXTS)}
        ) as found
      ),
      weights as (
        select place, count(*) as found,
          ln(1 + (${limit(WEIGHED_TEXTS)} - count(*) + 0.5) / (count(*) + 0.5)) as weight
        from hits group by place
      ),
      scored as (
        select hits.id, sum(weights.weight) as score from hits join weights using (place) group by hits.id
      )
      select question.id, question.question, question.day,
        (select json_object_agg(place, found) from weights) as found
      from scored join ${curiosities} as question on question.id = scored.id
      where question.solved_at is not null or ${isAnswered}
      order by scored.score desc, question.created_at desc, question.id limit ${limit(COMPARED_MAX)}
    ) as best`);
  const [first] = rows;
  return {
    answered: rows.map(({ id, text, day }) => ({ id, text, day })),
    found: conditions.map((_, at) => first?.found[at + 1] ?? 0),
  };
}
