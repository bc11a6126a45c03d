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
import type { Database } from '../../../db/open-database.ts';
import { diaries, vacations } from '../../../db/schema/diary.ts';
import { appeals, diaryScores } from '../../../db/schema/review.ts';
import { departmentMembers, memberships, teams } from '../../../db/schema/team.ts';
import type { Ports } from '../../../platform/ports.ts';
import { cameInTime } from '../../diary/rules.ts';
import type { MorningKind, NumbersDue, TakenNumbers } from '../../team/mornings/hooks.ts';
import { listNumbers } from '../../team/mornings/store.ts';
import { countedDays, UNSCORED } from '../rules.ts';
import { cameInto, daysOf, isScoredIn, readStays, staysIn } from '../store.ts';
import { hasCaughtUp } from './catch-up.store.ts';
import { SCORES } from './group-numbers.store.ts';
import { addFinished, type Finished, type MonthNumbers, noNumbers } from './morning.rules.ts';
import { newcomerDaysIn } from './rules.ts';
import type { ToldCells } from './told.rules.ts';
import { eraseOldCells, findCells, keepCells } from './told.store.ts';

/** How many months are made up of what there is, for a team whose numbers were never taken down. */
const MONTHS_BACK = 12;
/** After its end a month can still be written into, and its calendars end apart. */
const MONTH_OVER_DAYS = 10;

/** The numbers of the months of teams, over days that are finished: they were written, or can no longer be. */
export const scoreNumbers: MorningKind = {
  kind: SCORES,
  keepDays: 3 * 365,
  async take(source, due) {
    const { db } = source.database;
    if (!(await hasCaughtUp(db))) return null;
    const kept = await listNumbers(
      db,
      SCORES,
      due.map(({ teamId }) => teamId),
    );
    const plans = due.map((of) => planOf(of, kept));
    const [members, hidden] = await Promise.all([listMembers(db, plans), listHidden(db, plans)]);
    const byTeam = Map.groupBy(members, ({ teamId }) => teamId);
    const cells = await findCells(
      db,
      members.flatMap(({ entries }) => entries.flatMap(([, , , , cell]) => cell ?? [])),
    );
    const numbers: TakenNumbers[] = [];
    // One after another, older teams first: what is told of one decides what can be told of the next.
    for (const plan of plans)
      numbers.push(...(await takeTeam(source, plan, byTeam.get(plan.due.teamId) ?? [], hidden, cells)));
    return { numbers, keep: (tx) => keepCells(tx, cells, due[0]?.at ?? new Date(0)) };
  },
  eraseOld: eraseOldCells,
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

/** An entry as JSON: its day, when it was published in milliseconds, and what is told of it. */
type Entry = readonly [
  day: string,
  publishedAt: number,
  worth: number,
  diaryId: string,
  cell: number | null,
  isSettled: boolean,
];

/** Days that may have closed since, whatever the calendar of who wrote: what was written for them is not missed. */
const maybeClosed = sql`entry.day between due.since::date - 11 and due.last - 5`;

/**
 * The members of some teams with what they wrote and the team reads, by one statement. What a team settled on is told where
 * it alone reads: two teams with two scores for one day would tell it by their difference.
 */
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
      teamId: memberships.teamId,
      userId: memberships.userId,
      departmentIds: sql<string[]>`array(
        select belongs.department_id from ${departmentMembers} as belongs
        where belongs.team_id = ${memberships.teamId} and belongs.user_id = ${userId}
      )`,
      rules: teams.rules,
      stays: staysIn(memberships),
      cameAt: cameInto,
      vacation: sql<string[]>`array(
        select away.day::text from ${vacations} as away
        where away.user_id = ${userId} and ${within(sql`away.day`)}
      )`,
      entries: sql<Entry[]>`(
        select coalesce(json_agg(json_build_array(
          entry.day, (extract(epoch from entry.published_at) * 1000)::bigint,
          coalesce(held.score_after, worth.score, ${sql.raw(String(UNSCORED))}),
          entry.id, worth.told_cell, held.id is not null
        )), '[]')
        from ${diaries} as entry
        left join ${diaryScores} as worth on worth.diary_id = entry.id
        left join ${appeals} as held
          on held.diary_id = entry.id and held.holds and held.team_id = due.team
            and cardinality(entry.team_ids) = 1
        where entry.author_id = ${userId} and entry.deleted_at is null and ${within(sql`entry.day`)}
          and due.team = any (entry.team_ids) and entry.published_at < due.at
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
  cells: ToldCells,
): Promise<TakenNumbers[]> {
  const { teamId, at, day } = due;
  const [first] = months.keys();
  const { calendar } = await daysOf(source, due, first as DiaryMonth);
  const finished = members.map((member) => daysOfMember(calendar, due, member, hidden));
  const parts = [...months].map(([month, kept]) => {
    const isOver = addDays(daysOfMonth(month).at(-1) as DiaryDay, MONTH_OVER_DAYS) <= day;
    const of = finished.map((each) => each(month, kept));
    return { teamId, part: month as string, numbers: addFinished(kept, of, { at, isOver, cells }) };
  });
  return [...parts, { teamId, part: '', numbers: { people: members.length } }];
}

/** What someone's days add to a month: days of their time in the team, by its calendar. */
function daysOfMember(
  calendar: Calendar,
  { at }: NumbersDue,
  { userId, departmentIds, rules, stays, cameAt, vacation, entries }: Member,
  hidden: ReadonlyMap<string, number>,
): (month: DiaryMonth, kept: MonthNumbers) => Finished {
  const today = dayAt(at, calendar);
  const counts = countedDays({
    calendar,
    today,
    stays: readStays(stays),
    vacation: new Set(vacation),
    newcomer: newcomerDaysIn({ cameAt: new Date(cameAt), rules }, calendar),
  });
  const written = entries
    .map(([text, published, score, diaryId, cell, isSettled]) => ({
      day: parseDiaryDay(text),
      publishedAt: new Date(published),
      told: { diaryId, userId, score, cell, isSettled },
    }))
    .filter((entry) => cameInTime(entry, calendar));
  const writtenDays = new Set(written.map((entry) => entry.day));
  return (month, { until }) => {
    const from = until === null ? Number.NEGATIVE_INFINITY : Date.parse(until);
    const wasTold = (day: DiaryDay) => (hidden.get(`${userId} ${day}`) ?? Number.POSITIVE_INFINITY) < from;
    const scored = written
      .filter(({ day, publishedAt, told }) => {
        const isNew = monthOf(day) === month && publishedAt.getTime() >= from && !wasTold(day);
        return isNew && counts(day, told.score);
      })
      .map(({ told }) => told);
    const missed = daysOfMonth(month).filter(
      (day) =>
        closedBetween(day, until, today, calendar) &&
        !writtenDays.has(day) &&
        !wasTold(day) &&
        counts(day, null),
    );
    return { userId, departmentIds, scored, missed: missed.length };
  };
}

/** Whether a day could be written when the numbers were last taken down, and can't any more. */
function closedBetween(day: DiaryDay, until: string | null, today: DiaryDay, calendar: Calendar): boolean {
  if (day >= today || canWrite(day, today)) return false;
  if (until === null) return true;
  const before = dayAt(new Date(until), calendar);
  return day >= before || canWrite(day, before);
}
