import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { curiosities, curiosityAnswers, curiosityCounts } from '../../../db/schema/knowledge.ts';

/** The day under which all days are counted together, so that a ranking of all time reads one row for each person. */
export const EVER = sql.raw(`'-infinity'::date`);

/**
 * Changes counts, in the transaction of what they count.
 * @param changes rows of a team, a person, a day, and how many more they have asked, answered and solved
 */
export function changeCounts(db: Pick<Database, 'insert'>, changes: SQL) {
  const { teamId, day, userId, asked, answered, solved } = curiosityCounts;
  return db
    .insert(curiosityCounts)
    .select(
      sql`select change.team_id, counted.day, change.user_id,
          sum(change.asked)::int, sum(change.answered)::int, sum(change.solved)::int
        from (${changes}) as change (team_id, user_id, day, asked, answered, solved)
        join ${users} as person on person.id = change.user_id and person.erased_at is null
        cross join lateral (values (change.day), (${EVER})) as counted (day)
        group by change.team_id, counted.day, change.user_id
        having (sum(change.asked), sum(change.answered), sum(change.solved)) <> (0, 0, 0)
        order by change.team_id, counted.day, change.user_id`,
    )
    .onConflictDoUpdate({
      target: [teamId, day, userId],
      set: {
        asked: sql`${asked} + excluded.asked`,
        answered: sql`${answered} + excluded.answered`,
        solved: sql`${solved} + excluded.solved`,
      },
    });
}

/**
 * What questions count for in lists that they came into, or went from.
 * @param listed rows of these lists
 */
export function countedIn(listed: SQLWrapper, by: 1 | -1): SQL {
  const more = sql.raw(String(by));
  return sql`
    select listed.team_id, question.asker_id, question.day, ${more}, 0, 0 from ${listed} as listed
    join ${curiosities} as question on question.id = listed.curiosity_id
    union all ${solvedIn(listed, by)}
    union all
    select listed.team_id, given.user_id, given.day, 0, ${more}, 0 from ${listed} as listed
    join ${curiosityAnswers} as given
      on given.curiosity_id = listed.curiosity_id and given.team_id = listed.team_id`;
}

/** The same of what was solved. */
export const solvedIn = (listed: SQLWrapper, by: 1 | -1): SQL => sql`
  select listed.team_id, listed.solver_id, listed.solved_on, 0, 0, ${sql.raw(String(by))} from ${listed} as listed
  where listed.solver_id is not null and listed.solved_on is not null`;

/** The day of a team at an instant; it stands as `place` in the statement. */
export const dayOfTeam = (instant: SQL): SQL => sql`
  ((${instant} at time zone place.timezone) - (place.calendar ->> 'dayStartsAt')::interval)::date`;

/** The same of questions that were just asked: no one has answered them yet. */
export const countedNew = (asked: SQLWrapper): SQL => sql`
  select read.team_id, new.asker_id, new.day, 1, 0, 0 from ${asked} as new
  cross join lateral unnest(new.team_ids) as read (team_id)`;
