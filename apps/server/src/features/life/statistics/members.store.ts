import { CATCH_UP_DAYS, type DiaryDay } from '@garden/calendar';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries, diaryTeams, vacations } from '../../../db/schema/diary.ts';
import { departmentMembers, departments, memberships } from '../../../db/schema/team.ts';
import { lookedAfterBy } from '../../team/departments/store.ts';
import type { TeamCalendar } from '../../team/settings/rules.ts';
import { dayIn } from './days.store.ts';
import type { Period } from './period.rules.ts';

/** As many days without a diary as a row names. */
const MOST_MISSED = 31;

/** A member with what became of their working days. */
export type MemberDays = {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  /** ISO 8601, to the millisecond: with the id, their place in the list. */
  readonly joinedAt: string;
  readonly departments: readonly string[];
  readonly expected: number;
  readonly onTime: number;
  readonly late: number;
  readonly length: number;
  /** The newest first. */
  readonly missed: readonly string[];
};

export type MembersAsked = {
  readonly teamId: string;
  readonly timezone: string;
  readonly calendar: TeamCalendar;
  readonly period: Period;
  /** The working days among them. */
  readonly workdays: readonly DiaryDay[];
  readonly departmentId?: string | undefined;
  /** Only those this person looks after. */
  readonly supervisorId?: string | undefined;
  /** Only those who left a day out. */
  readonly isMissing?: boolean | undefined;
  /** The last member read: when they joined, and their id. */
  readonly after?: readonly [joinedAt: string, userId: string] | undefined;
  readonly limit: number;
};

/**
 * What became of the working days of members, in the order in which they joined. Each is looked up by themselves until the
 * page is full: what it costs depends on the page and its days, not on the team.
 */
export async function listMemberDays(db: Queryable, asked: MembersAsked): Promise<MemberDays[]> {
  const { teamId, departmentId, supervisorId, isMissing = false, after, limit } = asked;
  const fits: SQL[] = [sql`member.team_id = ${teamId} and member.left_at is null`];
  if (departmentId !== undefined)
    fits.push(sql`exists (
      select from ${departmentMembers} as part
      where part.team_id = member.team_id and part.user_id = member.user_id and part.department_id = ${departmentId}
    )`);
  if (supervisorId !== undefined)
    fits.push(sql`member.user_id in (
      select theirs.user_id from ${lookedAfterBy(sql`${supervisorId}::uuid`)} as theirs where theirs.team_id = ${teamId}
    )`);
  if (isMissing) fits.push(sql`cardinality(days.missed) > 0`);
  if (after)
    fits.push(sql`(member.joined_at, member.user_id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  const { rows } = await db.execute<MemberDays & Record<string, unknown>>(sql`
    with page as materialized (
      select member.user_id, member.joined_at, days.*
      from ${memberships} as member cross join lateral (${daysOf(asked)}) as days
      where ${sql.join(fits, sql` and `)}
      order by member.joined_at, member.user_id limit ${limit}
    )
    select person.id, person.name, person.avatar,
      to_char(page.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "joinedAt",
      array(
        select part.name from ${departmentMembers} as belongs
        join ${departments} as part on part.id = belongs.department_id
        where belongs.team_id = ${teamId} and belongs.user_id = page.user_id
        order by lower(part.name)
      ) as departments,
      page.expected, page.on_time as "onTime", page.late, page.length, page.missed
    from page join ${users} as person on person.id = page.user_id
    order by page.joined_at, page.user_id`);
  return rows;
}

/** The working days of the member at hand: those on which they were there and not on vacation, with what they wrote. */
function daysOf({ teamId, timezone, calendar, period: { from, to }, workdays }: MembersAsked): SQL {
  const days = { zone: sql`${timezone}::text`, starts: sql`${calendar.dayStartsAt}::text` };
  const there = (since: SQL, until: SQL) => sql`(
    ${dayIn(since, days)} <= work.day and (${until} is null or work.day < ${dayIn(until, days)})
  )`;
  return sql`
    select count(*)::int as expected,
      (count(*) filter (where not entry.late))::int as on_time, (count(*) filter (where entry.late))::int as late,
      coalesce(sum(entry.length), 0)::int as length,
      coalesce((array_agg(work.day::text order by work.day desc) filter (where entry.day is null))
        [1:${sql.raw(String(MOST_MISSED))}], '{}') as missed
    from unnest(${sql.param(workdays)}::date[]) as work (day)
    left join (
      select feed.day, written.late, written.length
      from ${diaryTeams} as feed join ${diaries} as written on written.id = feed.diary_id
      where feed.team_id = ${teamId} and feed.author_id = member.user_id
        and feed.day between ${from}::date and ${to}::date
        and ${dayIn(sql`written.published_at`, days)} - feed.day <= ${sql.raw(String(CATCH_UP_DAYS))}
    ) as entry on entry.day = work.day
    where (
        ${there(sql`member.joined_at`, sql`member.left_at`)}
        or exists (
          select from jsonb_array_elements(member.earlier) as ended
          where ${there(sql`(ended->>'from')::timestamptz`, sql`(ended->>'to')::timestamptz`)}
        )
      )
      and not exists (
        select from ${vacations} as away where away.user_id = member.user_id and away.day = work.day
      )`;
}
