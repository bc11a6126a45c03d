import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { curiosities } from '../../../db/schema/knowledge.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import { queryInTeams, type Term, WEIGHED_TEXTS } from '../../diary/search/rules.ts';
import { answeredColumn } from './hooks.ts';
import type { QuestionReader } from './policy.ts';
import { type HydratedQuestion, selectHydrated, valuesOf } from './shown.store.ts';

/** Similar questions that are shown, and the share of what is asked that they must have in common. */
const SIMILAR_MAX = 3;
const SIMILAR_MIN = 0.3;

/** Answered questions of the reader's teams that share the rarest words with what is asked, the most similar first. */
export async function listSimilar(
  db: Database,
  hooks: Hooks,
  terms: readonly Term[],
  reader: QuestionReader,
): Promise<HydratedQuestion[]> {
  if (terms.length === 0 || reader.teamIds.length === 0) return [];
  const queries = terms.map(({ text }) => queryInTeams(reader.teamIds, text));
  const limit = (count: number) => sql.raw(String(count));
  const answered = hooks.column(answeredColumn, {
    questionId: sql`question.id`,
    teamIds: sql`${sql.param(reader.teamIds)}::uuid[]`,
  });
  const page = sql`
    with asked as (
      select query, place from unnest(${sql.param(queries)}::text[]) with ordinality as asked (query, place)
    ),
    hits as materialized (
      select asked.place, found.id, found.words from asked cross join lateral (
        select question.id, length(question.words) as words from ${curiosities} as question
        where question.words @@ asked.query::tsquery and question.deleted_at is null
          and question.team_ids && ${sql.param(reader.teamIds)}::uuid[]
        limit ${limit(WEIGHED_TEXTS)}
      ) as found
    ),
    weights as (
      select asked.place, ln(1 + (${limit(WEIGHED_TEXTS)} - count(hits.id) + 0.5) / (count(hits.id) + 0.5)) as weight
      from asked left join hits using (place) group by asked.place
    ),
    scored as (
      select hits.id, sum(weights.weight) * 2.2 / (1 + 1.2 * (0.75 + 0.25 * max(hits.words) / 60.0)) as score,
        sum(weights.weight) as covered
      from hits join weights using (place) group by hits.id
    )
    select question.id, row_number() over (order by scored.score desc, question.created_at desc, question.id) as nth
    from scored join ${curiosities} as question on question.id = scored.id
    where scored.covered >= ${SIMILAR_MIN}::float8 * (select sum(weight) from weights)
      and (question.solved_at is not null or ${answered})
    order by scored.score desc, question.created_at desc, question.id limit ${limit(SIMILAR_MAX)}`;
  return selectHydrated(db, hooks, page, valuesOf(reader));
}
