import { type DiaryMonth, dayAt, makeCalendar, monthOf, parseDiaryMonth } from '@garden/calendar';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { diaries, diaryTeams, vacations } from '../../db/schema/diary.ts';
import { appeals, scoreMonths, scoreSwitches } from '../../db/schema/review.ts';
import {
  departmentMembers,
  departments,
  memberships,
  type TeamCalendar,
  teams,
} from '../../db/schema/team.ts';
import { refuseField } from '../../http/refusal.ts';
import type { Ports } from '../../platform/ports.ts';
import { personColumns } from '../account/store.ts';
import { cameAt } from '../team/membership/store.ts';
import { listNumbers } from '../team/mornings/store.ts';
import { countDays } from '../team/settings/rules.ts';
import { countMonth, type MonthCount } from './rules.ts';
import { SCORES } from './scores/group-numbers.store.ts';
import { type MonthNumbers, numbersOf } from './scores/morning.rules.ts';
import { newcomerDaysIn } from './scores/rules.ts';

/** Whether someone has switched their scores off in a team; that counts where the team lets its members do so. */
export const hasSwitchedOff = (teamId: SQLWrapper, userId: SQLWrapper): SQL<boolean> => sql<boolean>`exists (
  select from ${scoreSwitches} as switched
  where switched.team_id = ${teamId} and switched.user_id = ${userId}
)`;

/** Whether a team scores one of its members. */
export function isScoredIn(
  { id, rules }: { readonly id: SQLWrapper; readonly rules: SQLWrapper },
  userId: SQLWrapper,
): SQL<boolean> {
  return sql<boolean>`(
    coalesce(${rules}->'review'->>'scores', 'on') = 'on'
    and not (
      coalesce((${rules}->'review'->>'ownSwitch')::boolean, false)
      and ${hasSwitchedOff(id, userId)}
    )
  )`;
}

/** The first day of a month, as the database keeps months. */
export const firstOf = (month: DiaryMonth): string => `${month}-01`;

/** The month that the database keeps by its first day. */
export const monthOfFirst = (first: string): DiaryMonth => parseDiaryMonth(first.slice(0, 7));

type Person = { readonly id: string; readonly name: string; readonly avatar: string | null };

/** A member of a team with the count of one of their months. */
export type MemberMonth = {
  readonly person: Person;
  readonly departments: readonly { readonly id: string; readonly name: string }[];
  /** Whether the team scores them. */
  readonly scored: boolean;
  readonly count: MonthCount;
};

type Asked = {
  readonly teamId: string;
  readonly month: DiaryMonth;
  /** Some members alone. */
  readonly userIds?: readonly string[] | undefined;
  /** The last member that was read, and how many more. */
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
};

/** Times in teams as JSON: those that last and those that ended. */
export function staysOf(userId: SQLWrapper): SQL<StayAsJson[]> {
  return sql`(
    select coalesce(json_agg(json_build_object('from', stay.joined_at, 'to', stay.left_at)), '[]')
    from (
      select there.joined_at, there.left_at from ${memberships} as there where there.user_id = ${userId}
      union all
      select (ended->>'from')::timestamptz, (ended->>'to')::timestamptz
      from ${memberships} as again cross join jsonb_array_elements(again.earlier) as ended
      where again.user_id = ${userId}
    ) as stay
  )`;
}

export type StayAsJson = { readonly from: string; readonly to: string | null };

export const readStays = (stays: readonly StayAsJson[]) =>
  stays.map(({ from, to }) => ({ from: new Date(from), to: to === null ? null : new Date(to) }));

/** The times of the membership at hand, as JSON: that which lasts or ended last, and those before it. */
export function staysIn({ earlier, joinedAt, leftAt }: typeof memberships): SQL<StayAsJson[]> {
  return sql`(${earlier} || jsonb_build_object('from', ${joinedAt}, 'to', ${leftAt}))`;
}

/** When the member at hand came into the team for the first time; ISO 8601. */
export const cameInto = sql<string>`to_json(${cameAt('memberships')}) #>> '{}'`;

/** By what a person's days count: the calendar of the team they have been in longest. */
export function homeOf(userId: SQLWrapper): SQL<Home> {
  return sql`(
    select json_build_object('timezone', home.timezone, 'calendar', home.calendar)
    from ${memberships} as oldest join ${teams} as home on home.id = oldest.team_id
    where oldest.user_id = ${userId} and oldest.left_at is null
    order by oldest.joined_at, oldest.team_id limit 1
  )`;
}

export type Home = { readonly timezone: string; readonly calendar: TeamCalendar };

/** The days of a team, with the holidays of the years around a month and what they are called. */
export async function daysOf(
  { holidays }: Pick<Ports, 'holidays'>,
  { timezone, calendar }: Home,
  month: DiaryMonth,
) {
  const year = Number(month.slice(0, 4));
  return countDays({ timezone, calendar }, await holidays.between(calendar.region, year - 1, year + 1));
}

type Settled = { readonly day: string; readonly score: number };

/** What a team settled on for days of someone's month, where it counts. */
function settledIn(teamId: SQL, userId: SQLWrapper, first: SQL): SQL<Settled[]> {
  return sql`(
    select coalesce(json_agg(json_build_object('day', held.day, 'score', held.score_after)), '[]')
    from ${appeals} as held
    join ${diaries} as settled on settled.id = held.diary_id and settled.deleted_at is null
    where held.author_id = ${userId} and held.team_id = ${teamId} and held.holds
      and held.day >= ${first} and held.day < ${first} + interval '1 month'
      and held.team_id = any (settled.team_ids)
  )`;
}

/** Days of a month whose diary a team reads. */
function readIn(teamId: SQL, userId: SQLWrapper, first: SQL): SQL<string[]> {
  return sql`array(
    select entry.day::text from ${diaryTeams} as entry
    where entry.team_id = ${teamId} and entry.author_id = ${userId}
      and entry.day >= ${first} and entry.day < ${first} + interval '1 month'
  )`;
}

const placeOf = (day: string) => Number(day.slice(8)) - 1;

/**
 * The scores of a month as a team counts them: of what it reads, as in its vine and its numbers. Else what someone writes for
 * themselves would keep an interview away, and its score would be the mean less the scores that a supervisor sees.
 */
function scoresIn(
  scores: readonly (number | null)[],
  read: readonly string[],
  settled: readonly Settled[],
): (number | null)[] {
  const places = new Set(read.map(placeOf));
  const counted = scores.map((score, place) => (places.has(place) ? score : null));
  for (const { day, score } of settled) counted[placeOf(day)] = score;
  return counted;
}

/**
 * Members of a team with the count of their month, by one query, in the order of their ids. It is the team's month: by its
 * calendar and its newcomers' days, over the time that they were in it, whatever their home team is.
 */
export async function countMonths(
  source: Pick<Ports, 'holidays'> & { readonly now: Date },
  db: Queryable,
  { teamId, month, userIds, after, limit }: Asked,
): Promise<MemberMonth[]> {
  const first = firstOf(month);
  const userId = sql`${memberships.userId}`;
  const rows = await db
    .select({
      person: personColumns(users),
      departments: sql<MemberMonth['departments']>`(
        select coalesce(json_agg(json_build_object('id', part.id, 'name', part.name)), '[]')
        from ${departmentMembers} as belongs join ${departments} as part on part.id = belongs.department_id
        where belongs.team_id = ${memberships.teamId} and belongs.user_id = ${userId}
      )`,
      scored: isScoredIn(teams, userId),
      timezone: teams.timezone,
      calendar: teams.calendar,
      rules: teams.rules,
      stays: staysIn(memberships),
      cameAt: cameInto,
      vacation: sql<string[]>`array(
        select away.day::text from ${vacations} as away
        where away.user_id = ${userId} and away.day >= ${first}::date
          and away.day < ${first}::date + interval '1 month'
      )`,
      scores: sql<(number | null)[] | null>`(
        select kept.scores from ${scoreMonths} as kept
        where kept.user_id = ${userId} and kept.month = ${first}::date
      )`,
      read: readIn(sql`${teamId}::uuid`, userId, sql`${first}::date`),
      settled: settledIn(sql`${teamId}::uuid`, userId, sql`${first}::date`),
    })
    .from(memberships)
    .innerJoin(teams, sql`${teams.id} = ${memberships.teamId}`)
    .innerJoin(users, sql`${users.id} = ${memberships.userId}`)
    .where(
      sql.join(
        [
          sql`${memberships.teamId} = ${teamId} and ${memberships.leftAt} is null`,
          ...(userIds ? [sql`${memberships.userId} = any (${sql.param(userIds)}::uuid[])`] : []),
          ...(after ? [sql`${memberships.userId} > ${after}::uuid`] : []),
        ],
        sql` and `,
      ),
    )
    .orderBy(memberships.userId)
    .limit(limit ?? Number.MAX_SAFE_INTEGER);
  return Promise.all(
    rows.map(
      async ({ person, departments, scored, stays, vacation, scores, read, settled, rules, ...row }) => {
        const { calendar } = await daysOf(source, row, month);
        return {
          person,
          departments,
          scored,
          count: countMonth({
            month,
            calendar,
            today: dayAt(source.now, calendar),
            stays: readStays(stays),
            vacation: new Set(vacation),
            scores: scoresIn(scores ?? [], read, settled),
            newcomer: newcomerDaysIn({ cameAt: new Date(row.cameAt), rules }, calendar),
          }),
        };
      },
    ),
  );
}

/**
 * Refuses a month that has not begun in a team, or was over before there was one.
 * @throws Refusal `monthAhead` or `monthBeforeTeam` at the field `month`
 */
export function assertMonthOfTeam(
  month: DiaryMonth,
  team: Home & { readonly createdAt: Date },
  now: Date,
): void {
  const current = monthOf(todayIn(team, now));
  if (month > current) throw refuseField('month', 'monthAhead', { month: current });
  const first = monthOf(todayIn(team, team.createdAt));
  if (month < first) throw refuseField('month', 'monthBeforeTeam', { month: first });
}

/** Which day it is in a team. */
export function todayIn({ timezone, calendar }: Home, now: Date) {
  return dayAt(now, makeCalendar({ timezone, dayStartsAt: calendar.dayStartsAt }));
}

/** A month's mean score as everyone in the team may see it; null where none is told. */
export type MonthMean = { readonly month: string; readonly mean: number | null };

/** The mean scores of months of a team, or of a department of it, as its mornings took them down. */
export async function listMonthMeans(
  db: Queryable,
  { teamId, departmentId }: { readonly teamId: string; readonly departmentId: string | undefined },
  months: readonly DiaryMonth[],
): Promise<MonthMean[]> {
  const kept = await listNumbers(db, SCORES, [teamId], months);
  return months.map((month) => {
    const numbers = kept.find(({ part }) => part === month)?.numbers as MonthNumbers | undefined;
    const sums = departmentId === undefined ? numbers?.team : numbers?.departments[departmentId];
    return { month, mean: numbersOf(sums)?.mean ?? null };
  });
}
