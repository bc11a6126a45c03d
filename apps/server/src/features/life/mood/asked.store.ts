import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { vacations } from '../../../db/schema/diary.ts';
import { moodChoices, moodDays, moodPlans } from '../../../db/schema/mood.ts';
import { notices } from '../../../db/schema/notice.ts';
import { questionnaireTakers } from '../../../db/schema/questionnaires.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import type { Context } from '../../../http/context.ts';
import { type Anonymity, tagOf } from '../questionnaires/takers.store.ts';
import { dayIn } from '../statistics/days.store.ts';
import { LAST_HOURS, MOOD, USUAL } from './rules.ts';

/** A day about which someone is asked now. */
export type AskedDay = { readonly id: string; readonly teamId: string; readonly day: string };

/** What the caller is asked now, answered or not. */
export async function listAsked(
  { actor: { userId }, database: { db }, now }: Pick<Context, 'actor' | 'database' | 'now'>,
  anonymity: Anonymity,
): Promise<(AskedDay & { readonly isAnswered: boolean })[]> {
  const { rows } = await db.execute<AskedDay & { isAnswered: boolean }>(sql`
    select asked.id, asked.team_id as "teamId", asked.day::text as day, ${hasAnswered(anonymity)} as "isAnswered"
    ${asking(now)} and belongs.user_id = ${userId}::uuid order by asked.day, asked.id`);
  return rows;
}

type Untold = AskedDay & { readonly userId: string };

/** People who are asked now, have not answered, and were not told so; of some days, or of all. */
export async function listUntold(
  db: Queryable,
  anonymity: Anonymity,
  { now, limit, dayIds }: { readonly now: Date; readonly limit: number; readonly dayIds?: readonly string[] },
): Promise<Untold[]> {
  const among = dayIds ? sql`and asked.id = any (${sql.param(dayIds)}::uuid[])` : sql``;
  const { rows } = await db.execute<Untold>(sql`
    select asked.id, asked.team_id as "teamId", asked.day::text as day, belongs.user_id as "userId"
    ${asking(now)} ${among} and not exists (
      select from ${notices} as told
      where told.user_id = belongs.user_id and told.kind = ${MOOD} and told.object_id = asked.id
    ) and not ${hasAnswered(anonymity)}
    order by asked.id, belongs.user_id limit ${limit}`);
  return rows;
}

/**
 * Who is asked about which day, at a moment: by their teams’ days and their own hour, never on vacation, and not who does not
 * want to be. Where someone’s own hour comes late or never in their team’s day, some time before that ends. No row is held.
 */
function asking(now: Date): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const starts = sql`(team.calendar->>'dayStartsAt')`;
  const ends = sql`((asked.day + 1) + ${starts}::interval) at time zone team.timezone`;
  return sql`
    from ${moodDays} as asked
    join ${moodPlans} as plan on plan.team_id = asked.team_id and cardinality(plan.weekdays) > 0
    join ${teams} as team on team.id = asked.team_id and team.deleted_at is null
    join ${memberships} as belongs on belongs.team_id = asked.team_id and belongs.left_at is null
    join ${users} as person on person.id = belongs.user_id
    left join ${moodChoices} as choice on choice.user_id = belongs.user_id
    where ${dayIn(moment, { zone: sql`team.timezone`, starts })} = asked.day
      and coalesce(choice."on", ${USUAL.on}::boolean)
      and (
        ${moment} at time zone person.timezone >= asked.day + coalesce(choice.ask_at, ${USUAL.askAt}::text)::time
        or ${moment} >= ${ends} - ${LAST_HOURS}::interval
      )
      and not exists (
        select from ${vacations} as away where away.user_id = belongs.user_id and away.day = asked.day
      )`;
}

const hasAnswered = (anonymity: Anonymity) => sql`exists (
  select from ${questionnaireTakers} as taker
  where taker.run_id = asked.id and taker.tag = ${tagOf(anonymity, sql`asked.id`, sql`belongs.user_id`)}
)`;
