import { type DiaryMonth, monthOf, shiftMonth } from '@garden/calendar';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { interviewRounds, interviews, scoreMonths } from '../../../db/schema/review.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import type { Ports } from '../../../platform/ports.ts';
import { DEFAULT_RULES } from '../../team/rules.ts';
import { countMonths, firstOf, type MemberMonth, monthOfFirst, todayIn } from '../store.ts';
import { MONTHS_BACK, needsInterview } from './rules.ts';
import { isOpen, supervisorIdsOf } from './store.ts';

type Source = Pick<Ports, 'holidays' | 'random'> & { readonly now: Date };

type Kept = {
  readonly teamId: string;
  readonly month: DiaryMonth;
  readonly threshold: number;
  /** Whether it is the last month that is over: no interview comes up about an earlier one, which would be overdue at once. */
  readonly isLast: boolean;
};

/** Writes down who of some members needs an interview; what was held or closed stays. */
async function keepNeeds(
  tx: Transaction,
  { random, now }: Source,
  { teamId, month, threshold, isLast }: Kept,
  members: readonly MemberMonth[],
): Promise<void> {
  const needs = ({ scored, count }: MemberMonth) => scored && needsInterview(count, threshold);
  const there = isLast ? null : await listInterviewed(tx, { teamId, month });
  const needed = members
    .filter((member) => needs(member) && there?.has(member.person.id) !== false)
    .map(({ person, count }) => ({
      id: random.id(),
      memberId: person.id,
      mean: count.sum / count.expected,
    }));
  const others = members.filter((member) => !needs(member)).map(({ person }) => person.id);
  tx.atCommit(
    tx.delete(interviews).where(
      sql`${interviews.teamId} = ${teamId} and ${interviews.month} = ${firstOf(month)}
        and ${isOpen(sql`${interviews}`)} and ${interviews.memberId} = any (${sql.param(others)}::uuid[])`,
    ),
  );
  if (needed.length === 0) return;
  tx.atCommit(
    tx
      .insert(interviews)
      .values(needed.map((need) => ({ ...need, teamId, month: firstOf(month), createdAt: now })))
      .onConflictDoUpdate({
        target: [interviews.teamId, interviews.month, interviews.memberId],
        set: { mean: sql`excluded.mean` },
      }),
  );
}

/** Members of a team with an interview about a month, whatever has become of it. */
async function listInterviewed(
  tx: Transaction,
  { teamId, month }: Pick<Kept, 'teamId' | 'month'>,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ memberId: interviews.memberId })
    .from(interviews)
    .where(and(eq(interviews.teamId, teamId), eq(interviews.month, firstOf(month))));
  return new Set(rows.map(({ memberId }) => memberId));
}

const MEMBERS_AT_ONCE = 200;

/** Looks through all members of a team, some at a time, each time in a transaction of its own. */
export async function considerTeam(ports: Ports, now: Date, round: Kept): Promise<void> {
  const { teamId, month } = round;
  let after: string | undefined;
  do {
    after = await ports.database.transaction(async (tx) => {
      const page = { teamId, month, after, limit: MEMBERS_AT_ONCE };
      const members = await countMonths({ ...ports, now }, tx, page);
      await keepNeeds(tx, { ...ports, now }, round, members);
      return members.length === MEMBERS_AT_ONCE ? members.at(-1)?.person.id : undefined;
    });
  } while (after !== undefined);
}

/** The same for one person, in those of their teams that have looked through the month. */
async function considerPerson(ports: Ports, now: Date, userId: string, month: DiaryMonth): Promise<void> {
  await ports.database.transaction(async (tx) => {
    const rounds = await tx
      .select({
        teamId: teams.id,
        rules: teams.rules,
        isLast: sql<boolean>`${firstOf(month)}::date = ${lastMonthOf(now)}`,
      })
      .from(memberships)
      .innerJoin(teams, eq(teams.id, memberships.teamId))
      .innerJoin(
        interviewRounds,
        and(eq(interviewRounds.teamId, teams.id), eq(interviewRounds.month, firstOf(month))),
      )
      .where(sql`${memberships.userId} = ${userId} and ${memberships.leftAt} is null`)
      .orderBy(asc(teams.id));
    for (const { teamId, rules, isLast } of rounds) {
      const members = await countMonths({ ...ports, now }, tx, { teamId, month, userIds: [userId] });
      const { threshold } = (rules ?? DEFAULT_RULES).review.interviews;
      await keepNeeds(tx, { ...ports, now }, { teamId, month, threshold, isLast }, members);
    }
  });
}

/** A team whose month is to be looked through, or whose supervisors are due for a notice. */
export type DueRound = Kept & {
  /** How many notices were sent; 0 where the month was not looked through yet. */
  readonly notified: number;
  readonly due: number;
  /** What of its settings counts, as one text. */
  readonly settings: string;
  /** Whether the month was looked through by other settings. */
  readonly isOutdated: boolean;
};

const TEAMS_AT_ONCE = 200;

/** The day that it is in each team. */
const todayOf = (now: Date) =>
  sql`((${now.toISOString()}::timestamptz at time zone ${teams.timezone})
    - (${teams.calendar}->>'dayStartsAt')::interval)::date`;

/** The first day of the last month that is over in each team. */
const lastMonthOf = (now: Date) => sql`(date_trunc('month', ${todayOf(now)}) - interval '1 month')::date`;

/**
 * Teams whose last month was not looked through yet, or whose supervisors are due for a notice; and the last months that
 * were looked through by other settings.
 */
export async function listDueRounds(
  db: Queryable,
  now: Date,
  noticeDays: readonly number[],
): Promise<DueRound[]> {
  const { timezone, calendar, rules } = teams;
  const back = sql`back.months`;
  const review = sql`${rules}->'review'`;
  const scores = sql`coalesce(${review}->>'scores', 'on')`;
  const settings = sql<string>`md5(concat_ws(' ',
    ${timezone}, ${calendar}, ${scores}, ${review}->>'ownSwitch', ${review}->'interviews'->>'threshold',
    ${rules}->>'newcomerDays'
  ))`;
  const due = sql<number>`(
    select count(*)::int from unnest(${sql.param(noticeDays)}::int[]) as notice (day)
    where notice.day <= extract(day from ${todayOf(now)})
  )`;
  const isOutdated = sql<boolean>`${interviewRounds.settings} is not null and ${interviewRounds.settings} <> ${settings}`;
  const rows = await db
    .select({
      teamId: teams.id,
      rules,
      timezone,
      calendar,
      due,
      settings,
      isOutdated,
      back: sql<number>`${back}`,
      notified: interviewRounds.notified,
    })
    .from(teams)
    .crossJoin(sql`generate_series(0, ${sql.raw(String(MONTHS_BACK - 1))}) as back (months)`)
    .leftJoin(
      interviewRounds,
      sql`${interviewRounds.teamId} = ${teams.id}
        and ${interviewRounds.month} = (${lastMonthOf(now)} - make_interval(months => ${back}))::date`,
    )
    .where(
      sql`${teams.deletedAt} is null and (
        (${back} = 0 and ${scores} = 'on' and coalesce(${interviewRounds.notified}, 0) < ${due}) or ${isOutdated}
      )`,
    )
    .orderBy(asc(teams.id), back)
    .limit(TEAMS_AT_ONCE);
  return rows.map(
    ({ rules: own, timezone: zone, calendar: days, notified, due: byNow, back: months, ...row }) => ({
      ...row,
      month: shiftMonth(monthOf(todayIn({ timezone: zone, calendar: days }, now)), -1 - months),
      threshold: (own ?? DEFAULT_RULES).review.interviews.threshold,
      isLast: months === 0,
      notified: notified ?? 0,
      // No one is notified of an earlier month again.
      due: months === 0 ? byNow : (notified ?? 0),
    }),
  );
}

/** Marks a round as taken; false where another server has taken it meanwhile. */
export async function claimRound(
  tx: Transaction,
  { teamId, month, due, settings }: DueRound,
): Promise<boolean> {
  const claimed = await tx
    .insert(interviewRounds)
    .values({ teamId, month: firstOf(month), notified: due, settings })
    .onConflictDoUpdate({
      target: [interviewRounds.teamId, interviewRounds.month],
      set: { notified: due, settings },
      setWhere: sql`${interviewRounds.notified} < ${due} or ${interviewRounds.settings} <> ${settings}`,
    })
    .returning({ teamId: interviewRounds.teamId });
  return claimed.length > 0;
}

const CHANGED_AT_ONCE = 100;

/** Looks again at months that have changed since they were over; tells how many those were. */
export async function considerChanged(ports: Ports, now: Date): Promise<number> {
  const { userId, month, changedAt } = scoreMonths;
  const changed = await ports.database.db
    .select({ userId, month, changedAt })
    .from(scoreMonths)
    .where(sql`${changedAt} is not null`)
    .orderBy(asc(changedAt))
    .limit(CHANGED_AT_ONCE);
  for (const each of changed) {
    await considerPerson(ports, now, each.userId, monthOfFirst(each.month));
    await ports.database.db
      .update(scoreMonths)
      .set({ changedAt: null })
      .where(
        and(
          eq(userId, each.userId),
          eq(month, each.month),
          sql`${changedAt} = ${each.changedAt?.toISOString()}`,
        ),
      );
  }
  return changed.length;
}

type ToHold = {
  readonly month: DiaryMonth;
  readonly memberId: string;
  readonly supervisorIds: readonly string[];
};

/** Whose interviews are still to be held in a team, about a month or one of those before that are still asked for, and who holds them. */
export async function listToHold(
  db: Queryable,
  { teamId, month }: { readonly teamId: string; readonly month: DiaryMonth },
): Promise<ToHold[]> {
  const first = firstOf(shiftMonth(month, 1 - MONTHS_BACK));
  const rows = await db
    .select({
      month: interviews.month,
      memberId: interviews.memberId,
      supervisorIds: supervisorIdsOf(interviews.teamId, interviews.memberId),
    })
    .from(interviews)
    .innerJoin(
      memberships,
      sql`${memberships.teamId} = ${interviews.teamId} and ${memberships.userId} = ${interviews.memberId}
        and ${memberships.leftAt} is null`,
    )
    .where(
      sql`${interviews.teamId} = ${teamId} and ${interviews.month} between ${first} and ${firstOf(month)}
        and ${isOpen(sql`${interviews}`)}`,
    )
    .orderBy(asc(interviews.month), asc(interviews.memberId));
  return rows.map((row) => ({ ...row, month: monthOfFirst(row.month) }));
}
