import { type DiaryMonth, monthOf } from '@garden/calendar';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { interviewRounds, interviews, scoreMonths } from '../../../db/schema/review.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import type { Ports } from '../../../platform/ports.ts';
import { DEFAULT_RULES } from '../../team/rules.ts';
import { countMonths, firstOf, type MemberMonth, monthOfFirst, todayIn } from '../store.ts';
import { monthBefore, needsInterview } from './rules.ts';
import { supervisorIdsOf } from './store.ts';

type Source = Pick<Ports, 'holidays' | 'random'> & { readonly now: Date };

/** Writes down who of some members needs an interview; what was held stays. */
async function keepNeeds(
  tx: Transaction,
  { random, now }: Source,
  { teamId, month }: { readonly teamId: string; readonly month: DiaryMonth },
  members: readonly MemberMonth[],
  threshold: number,
): Promise<void> {
  const needs = ({ scored, count }: MemberMonth) => scored && needsInterview(count, threshold);
  const needed = members.filter(needs).map(({ person, count }) => ({
    id: random.id(),
    memberId: person.id,
    mean: count.sum / count.expected,
  }));
  const others = members.filter((member) => !needs(member)).map(({ person }) => person.id);
  tx.atCommit(
    tx.delete(interviews).where(
      sql`${interviews.teamId} = ${teamId} and ${interviews.month} = ${firstOf(month)} and ${interviews.version} = 0
        and ${interviews.memberId} = any (${sql.param(others)}::uuid[])`,
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

const MEMBERS_AT_ONCE = 200;

type Round = { readonly teamId: string; readonly month: DiaryMonth; readonly threshold: number };

/** Looks through all members of a team, some at a time, each time in a transaction of its own. */
export async function considerTeam(
  ports: Ports,
  now: Date,
  { teamId, month, threshold }: Round,
): Promise<void> {
  let after: string | undefined;
  do {
    after = await ports.database.transaction(async (tx) => {
      const page = { teamId, month, after, limit: MEMBERS_AT_ONCE };
      const members = await countMonths({ ...ports, now }, tx, page);
      await keepNeeds(tx, { ...ports, now }, { teamId, month }, members, threshold);
      return members.length === MEMBERS_AT_ONCE ? members.at(-1)?.person.id : undefined;
    });
  } while (after !== undefined);
}

/** The same for one person, in those of their teams that have looked through the month. */
async function considerPerson(ports: Ports, now: Date, userId: string, month: DiaryMonth): Promise<void> {
  await ports.database.transaction(async (tx) => {
    const rounds = await tx
      .select({ teamId: teams.id, rules: teams.rules })
      .from(memberships)
      .innerJoin(teams, eq(teams.id, memberships.teamId))
      .innerJoin(
        interviewRounds,
        and(eq(interviewRounds.teamId, teams.id), eq(interviewRounds.month, firstOf(month))),
      )
      .where(sql`${memberships.userId} = ${userId} and ${memberships.leftAt} is null`)
      .orderBy(asc(teams.id));
    for (const { teamId, rules } of rounds) {
      const members = await countMonths({ ...ports, now }, tx, { teamId, month, userIds: [userId] });
      const { threshold } = (rules ?? DEFAULT_RULES).review.interviews;
      await keepNeeds(tx, { ...ports, now }, { teamId, month }, members, threshold);
    }
  });
}

/** A team whose month is to be looked through, or whose supervisors are due for a notice. */
export type DueRound = {
  readonly teamId: string;
  readonly month: DiaryMonth;
  readonly threshold: number;
  /** How many notices were sent; 0 where the month was not looked through yet. */
  readonly notified: number;
  readonly due: number;
  /** What of its settings counts, as one text. */
  readonly settings: string;
  /** Whether the month was looked through by other settings. */
  readonly isOutdated: boolean;
};

const TEAMS_AT_ONCE = 200;

/** Teams whose last month was not looked through yet, or by other settings, or whose supervisors are due for a notice. */
export async function listDueRounds(
  db: Queryable,
  now: Date,
  noticeDays: readonly number[],
): Promise<DueRound[]> {
  const { timezone, calendar, rules } = teams;
  const today = sql`((${now.toISOString()}::timestamptz at time zone ${timezone})
    - (${calendar}->>'dayStartsAt')::interval)::date`;
  const last = sql`(date_trunc('month', ${today}) - interval '1 month')::date`;
  const review = sql`${rules}->'review'`;
  const scores = sql`coalesce(${review}->>'scores', 'on')`;
  const settings = sql<string>`md5(concat_ws(' ',
    ${timezone}, ${calendar}, ${scores}, ${review}->>'ownSwitch', ${review}->'interviews'->>'threshold'
  ))`;
  const due = sql<number>`(
    select count(*)::int from unnest(${sql.param(noticeDays)}::int[]) as notice (day)
    where notice.day <= extract(day from ${today})
  )`;
  const isOutdated = sql<boolean>`${interviewRounds.settings} is not null and ${interviewRounds.settings} <> ${settings}`;
  const rows = await db
    .select({
      ...{ teamId: teams.id, rules, timezone, calendar, due, settings, isOutdated },
      notified: interviewRounds.notified,
    })
    .from(teams)
    .leftJoin(
      interviewRounds,
      sql`${interviewRounds.teamId} = ${teams.id} and ${interviewRounds.month} = ${last}`,
    )
    .where(
      sql`${teams.deletedAt} is null
        and ((${scores} = 'on' and coalesce(${interviewRounds.notified}, 0) < ${due}) or ${isOutdated})`,
    )
    .orderBy(asc(teams.id))
    .limit(TEAMS_AT_ONCE);
  return rows.map(({ rules: own, timezone: zone, calendar: days, notified, ...row }) => ({
    ...row,
    month: monthBefore(monthOf(todayIn({ timezone: zone, calendar: days }, now))),
    threshold: (own ?? DEFAULT_RULES).review.interviews.threshold,
    notified: notified ?? 0,
  }));
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

/** Whose interview of a month is still to be held in a team, and who has to hold it. */
export async function listToHold(
  db: Queryable,
  { teamId, month }: { readonly teamId: string; readonly month: DiaryMonth },
): Promise<{ readonly memberId: string; readonly supervisorIds: readonly string[] }[]> {
  return db
    .select({
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
      sql`${interviews.teamId} = ${teamId} and ${interviews.month} = ${firstOf(month)} and ${interviews.version} = 0`,
    );
}
