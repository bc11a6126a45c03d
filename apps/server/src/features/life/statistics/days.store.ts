import { CATCH_UP_DAYS } from '@garden/calendar';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/open-database.ts';
import { comments } from '../../../db/schema/conversation.ts';
import { diaries, diaryTeams, vacations } from '../../../db/schema/diary.ts';
import { departmentMembers, memberships, teams } from '../../../db/schema/team.ts';
import { DIARY } from '../../diary/rules.ts';
import { DEFAULT_RULES } from '../../team/rules.ts';

/** A day of a team that is to be counted. */
export type DayAsked = {
  readonly team: string;
  readonly zone: string;
  /** When the team's days begin. */
  readonly starts: string;
  readonly day: string;
  /** The next working day: until its end an answer is one within a day. */
  readonly next: string;
  readonly working: boolean;
};

/** What was counted of a day: of a team (`part` is null), a department, or those in none. */
export type CountedDay = {
  readonly teamId: string;
  readonly part: string | null;
  readonly day: string;
  readonly people: number;
  readonly expected: number;
  readonly onTime: number;
  readonly late: number;
  readonly length: number;
  readonly given: number;
  readonly received: number;
  readonly newcomers: number;
  readonly answered: number;
};

/** The day of a team that a moment lies in. */
export const dayIn = (moment: SQL, { zone, starts }: { readonly zone: SQL; readonly starts: SQL }): SQL =>
  sql`((${moment} at time zone ${zone}) - ${starts}::interval)::date`;

const asked = { zone: sql`asked.zone`, starts: sql`asked.starts` };

/** Every time that someone was in one of the teams, by its days: the last day is none of it. */
const stays = sql`
  select asked.team, belongs.user_id, ${dayIn(sql`stay.since`, asked)} as since, ${dayIn(sql`stay.until`, asked)} as until,
    ${dayIn(sql`coalesce((belongs.earlier->0->>'from')::timestamptz, belongs.joined_at)`, asked)}
      + coalesce((team.rules->>'newcomerDays')::int, ${sql.raw(String(DEFAULT_RULES.newcomerDays))}) as new_until
  from (select distinct team, zone, starts from due) as asked
  join ${teams} as team on team.id = asked.team
  join ${memberships} as belongs on belongs.team_id = asked.team
  cross join lateral (
    select belongs.joined_at as since, belongs.left_at as until
    union all
    select (ended->>'from')::timestamptz, (ended->>'to')::timestamptz
    from jsonb_array_elements(belongs.earlier) as ended
  ) as stay`;

/** The diary of the person and day at hand, while it could be written; looked up one by one, whatever else teams read. */
const entry = sql`
  select entry.id, entry.late, entry.length, ${dayIn(sql`entry.published_at`, { zone: sql`due.zone`, starts: sql`due.starts` })} as written
  from ${diaryTeams} as feed join ${diaries} as entry on entry.id = feed.diary_id
  where feed.team_id = due.team and feed.author_id = stays.user_id and feed.day = due.day
    and ${dayIn(sql`entry.published_at`, { zone: sql`due.zone`, starts: sql`due.starts` })} - due.day
      <= ${sql.raw(String(CATCH_UP_DAYS))}
  limit 1`;

const wasAnswered = sql`exists (
  select from ${comments} as answer
  where answer.team_id = due.team and answer.object_kind = ${DIARY} and answer.object_id = entry.id
    and answer.parent_id is null and answer.author_id <> stays.user_id and answer.deleted_at is null
    and answer.day <= greatest(due.next, entry.written + 1)
)`;

const sums = sql`
  sum(people)::int as people, sum(expected)::int as expected, sum(on_time)::int as "onTime", sum(late)::int as late,
  sum(length)::int as length, sum(given)::int as given, sum(received)::int as received,
  sum(newcomers)::int as newcomers, sum(answered)::int as answered`;

/**
 * Counts days of some teams and of each of their departments, by one statement: from those who were there then, in the
 * departments of today. Anonymous comments count nowhere.
 */
export async function countDays(db: Queryable, days: readonly DayAsked[]): Promise<CountedDay[]> {
  const { rows } = await db.execute<CountedDay>(sql`
    with due as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
        as due (team uuid, zone text, starts text, day date, next date, working boolean)
    ),
    stays as materialized (${stays}),
    present as materialized (
      select due.team, due.day, stays.user_id, entry.late, entry.length, entry.id is not null as is_written,
        due.working and not exists (
          select from ${vacations} as away where away.user_id = stays.user_id and away.day = due.day
        ) as is_expected,
        entry.id is not null and due.day < stays.new_until as is_new,
        entry.id is not null and due.day < stays.new_until and ${wasAnswered} as is_answered
      from due
      join stays on stays.team = due.team and stays.since <= due.day
        and (stays.until is null or due.day < stays.until)
      left join lateral (${entry}) as entry on true
    ),
    said as materialized (
      select comment.team_id, comment.day, comment.author_id, entry.author_id as to_id
      from due
      join ${comments} as comment on comment.team_id = due.team and comment.day = due.day
        and comment.object_kind = ${DIARY} and comment.deleted_at is null
      join ${diaries} as entry on entry.id = comment.object_id and entry.author_id <> comment.author_id
    ),
    counted as materialized (
      select team, day, user_id, 1 as people, is_expected::int as expected,
        (is_expected and is_written and not late)::int as on_time, (is_expected and is_written and late)::int as late,
        case when is_expected and is_written then length else 0 end as length, 0 as given, 0 as received,
        is_new::int as newcomers, is_answered::int as answered
      from present
      union all select team_id, day, author_id, 0, 0, 0, 0, 0, 1, 0, 0, 0 from said
      union all select team_id, day, to_id, 0, 0, 0, 0, 0, 0, 1, 0, 0 from said
    )
    select team as "teamId", null as part, day::text as day, ${sums} from counted group by team, day
    union all
    select team, coalesce(part.department_id::text, 'none'), day::text, ${sums}
    from counted
    left join ${departmentMembers} as part on part.team_id = counted.team and part.user_id = counted.user_id
    group by team, part.department_id, day`);
  return rows;
}
