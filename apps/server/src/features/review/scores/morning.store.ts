import {
  addDays,
  type Calendar,
  canWrite,
  type DiaryDay,
  type DiaryMonth,
  dayAt,
  daysOfMonth,
  monthOf,
  parseDiaryDay,
  shiftMonth,
} from '@garden/calendar';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../db/open-database.ts';
import { diaries, vacations } from '../../../db/schema/diary.ts';
import { appeals, diaryScores } from '../../../db/schema/review.ts';
import {
  departmentMembers,
  departments,
  memberships,
  morningNumbers,
  teams,
} from '../../../db/schema/team.ts';
import type { Ports } from '../../../platform/ports.ts';
import { cameInTime } from '../../diary/rules.ts';
import type { MorningKind, NumbersDue, TakenNumbers } from '../../team/mornings/hooks.ts';
import { listNumbers } from '../../team/mornings/store.ts';
import { DEFAULT_RULES } from '../../team/rules.ts';
import { countedDays, UNSCORED } from '../rules.ts';
import { daysOfHome, homeOf, isScoredIn, readStays, staysOf } from '../store.ts';
import { addFinished, type Finished, type MonthNumbers, noNumbers } from './morning.rules.ts';
import { newcomerDaysOf } from './rules.ts';
import { hasCaughtUp } from './store.ts';

const KIND = 'scores';
/** How many months are made up of what there is, for a team whose numbers were never taken down. */
const MONTHS_BACK = 12;
/** After its end a month can still be written into, and its calendars end apart. */
const MONTH_OVER_DAYS = 10;

/** The numbers of the months of teams, over days that are finished: they were written, or can no longer be. */
export const scoreNumbers: MorningKind = {
  kind: KIND,
  keepDays: 3 * 365,
  async take(source, due) {
    const { db } = source.database;
    if (!(await hasCaughtUp(db))) return null;
    const kept = await listNumbers(
      db,
      KIND,
      due.map(({ teamId }) => teamId),
    );
    const plans = due.map((of) => planOf(of, kept));
    const [members, hidden] = await Promise.all([listMembers(db, plans), listHidden(db, plans)]);
    const byTeam = Map.groupBy(members, ({ teamId }) => teamId);
    const taken = plans.map((plan) => takeTeam(source, plan, byTeam.get(plan.due.teamId) ?? [], hidden));
    return (await Promise.all(taken)).flat();
  },
};

/** What is looked at for a team: months that may still change, each with its numbers so far. */
type Plan = {
  readonly due: NumbersDue;
  readonly months: ReadonlyMap<DiaryMonth, MonthNumbers>;
  readonly firstDay: DiaryDay;
};

function planOf(due: NumbersDue, kept: readonly TakenNumbers[]): Plan {
  const months: DiaryMonth[] = [monthOf(due.day)];
  while (months.length < (due.isFirst ? MONTHS_BACK : 2))
    months.unshift(shiftMonth(months[0] as DiaryMonth, -1));
  const numbersOf = (month: DiaryMonth) =>
    kept.find(({ teamId, part }) => teamId === due.teamId && part === month)?.numbers as
      | MonthNumbers
      | undefined;
  return {
    due,
    months: new Map(months.map((month) => [month, numbersOf(month) ?? noNumbers])),
    firstDay: daysOfMonth(months[0] as DiaryMonth)[0] as DiaryDay,
  };
}

/** An entry as JSON: its day, when it was published in milliseconds, and what it counts in the team. */
type Entry = readonly [day: string, publishedAt: number, worth: number];

/** Days that may have closed since, whatever the calendar of who wrote: what was written for them is not missed. */
const maybeClosed = sql`entry.day between due.since::date - 11 and due.last - 5`;

/** The members of some teams with what they wrote, by one statement. */
async function listMembers(db: Database, plans: readonly Plan[]) {
  const asked = plans.map(({ due, months, firstDay }) => {
    const untils = [...months.values()].map(({ until }) => until);
    const since = untils.includes(null) ? null : untils.toSorted()[0];
    return {
      team: due.teamId,
      at: due.at.toISOString(),
      first: firstDay,
      last: due.day,
      since: since ?? null,
    };
  });
  const userId = sql`${memberships.userId}`;
  const within = (day: SQL) => sql`${day} between due.first and due.last`;
  return db
    .select({
      ...{ teamId: memberships.teamId, userId: memberships.userId },
      departmentIds: sql<string[]>`array(
        select belongs.department_id from ${departmentMembers} as belongs
        where belongs.team_id = ${memberships.teamId} and belongs.user_id = ${userId}
      )`,
      home: homeOf(userId),
      stays: staysOf(userId),
      vacation: sql<string[]>`array(
        select away.day::text from ${vacations} as away
        where away.user_id = ${userId} and ${within(sql`away.day`)}
      )`,
      entries: sql<Entry[]>`(
        select coalesce(json_agg(json_build_array(
          entry.day, (extract(epoch from entry.published_at) * 1000)::bigint,
          coalesce(held.score_after, worth.score, ${sql.raw(String(UNSCORED))})
        )), '[]')
        from ${diaries} as entry
        left join ${diaryScores} as worth on worth.diary_id = entry.id
        left join ${appeals} as held
          on held.diary_id = entry.id and held.holds and held.team_id = due.team
        where entry.author_id = ${userId} and entry.deleted_at is null and ${within(sql`entry.day`)}
          and entry.published_at < due.at
          and (due.since is null or entry.published_at >= due.since or ${maybeClosed})
      )`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as due (team uuid, at timestamptz, first date, last date, since timestamptz)`,
    )
    .innerJoin(memberships, sql`${memberships.teamId} = due.team and ${memberships.leftAt} is null`)
    .innerJoin(teams, eq(teams.id, memberships.teamId))
    .where(isScoredIn(teams, userId))
    .orderBy(memberships.teamId, memberships.userId);
}

type Member = Awaited<ReturnType<typeof listMembers>>[number];

/** Days whose diary is hidden, each with when it was published: what was told of them stays told. */
async function listHidden(db: Database, plans: readonly Plan[]): Promise<ReadonlyMap<string, number>> {
  const teamIds = plans.map(({ due }) => due.teamId);
  const rows = await db
    .select({
      key: sql<string>`concat_ws(' ', ${diaries.authorId}, ${diaries.day})`,
      publishedAt: sql<number>`(extract(epoch from min(${diaries.publishedAt})) * 1000)::float8`,
    })
    .from(diaries)
    .where(
      sql`${diaries.deletedAt} is not null and exists (
        select from ${memberships} as belongs
        where belongs.user_id = ${diaries.authorId} and belongs.team_id = any (${sql.param(teamIds)}::uuid[])
      )`,
    )
    .groupBy(diaries.authorId, diaries.day);
  return new Map(rows.map(({ key, publishedAt }) => [key, publishedAt]));
}

async function takeTeam(
  source: Pick<Ports, 'holidays'>,
  { due, months }: Plan,
  members: readonly Member[],
  hidden: ReadonlyMap<string, number>,
): Promise<TakenNumbers[]> {
  const { teamId, at, day } = due;
  const finished = await Promise.all(
    members.map((member) => daysOfMember(source, due, member, months, hidden)),
  );
  const parts = [...months].map(([month, kept]) => {
    const isOver = addDays(daysOfMonth(month).at(-1) as DiaryDay, MONTH_OVER_DAYS) <= day;
    const of = finished.map((each) => each(month, kept));
    return { teamId, part: month as string, numbers: addFinished(kept, of, { at, isOver }) };
  });
  return [...parts, { teamId, part: '', numbers: { people: members.length } }];
}

/** What someone's days add to a month: each counts by their own calendar, as they see it themselves. */
async function daysOfMember(
  source: Pick<Ports, 'holidays'>,
  { at }: NumbersDue,
  { userId, departmentIds, home, stays, vacation, entries }: Member,
  months: ReadonlyMap<DiaryMonth, MonthNumbers>,
  hidden: ReadonlyMap<string, number>,
): Promise<(month: DiaryMonth, kept: MonthNumbers) => Finished> {
  const [first] = months.keys();
  const { calendar } = await daysOfHome(source, home, first as DiaryMonth);
  const { rules, since } = home;
  const today = dayAt(at, calendar);
  const counts = countedDays({
    ...{ calendar, today, stays: readStays(stays), vacation: new Set(vacation) },
    newcomer: newcomerDaysOf({ since: new Date(since), rules: rules ?? DEFAULT_RULES, calendar }),
  });
  const written = entries
    .map(([text, published, worth]) => ({
      ...{ day: parseDiaryDay(text), publishedAt: new Date(published), worth },
    }))
    .filter((entry) => cameInTime(entry, calendar));
  const writtenDays = new Set(written.map((entry) => entry.day));
  return (month, { until }) => {
    const from = until === null ? Number.NEGATIVE_INFINITY : Date.parse(until);
    const wasTold = (day: DiaryDay) => (hidden.get(`${userId} ${day}`) ?? Number.POSITIVE_INFINITY) < from;
    const scores = written
      .filter(({ day, publishedAt, worth }) => {
        const isNew = monthOf(day) === month && publishedAt.getTime() >= from && !wasTold(day);
        return isNew && counts(day, worth);
      })
      .map(({ worth }) => worth);
    const missed = daysOfMonth(month).filter(
      (day) =>
        closedBetween(day, until, today, calendar) &&
        !writtenDays.has(day) &&
        !wasTold(day) &&
        counts(day, null),
    );
    return { userId, departmentIds, scores, missed: missed.length };
  };
}

/** Whether a day could be written when the numbers were last taken down, and can't any more. */
function closedBetween(day: DiaryDay, until: string | null, today: DiaryDay, calendar: Calendar): boolean {
  if (day >= today || canWrite(day, today)) return false;
  if (until === null) return true;
  const before = dayAt(new Date(until), calendar);
  return day >= before || canWrite(day, before);
}

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
    where kept.team_id = ${teams}.id and kept.kind = ${KIND} and kept.part = ${part}
  )`;
  const [found] = await db
    .select({
      takenOn: sql<string | null>`(
        select kept.taken_on::text from ${morningNumbers} as kept
        where kept.team_id = ${teams}.id and kept.kind = ${KIND} and kept.part = ''
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
