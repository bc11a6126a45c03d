import { monthOf } from '@garden/calendar';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/open-database.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { HookContext } from '../../../platform/hooks.ts';
import type { FirstInterview } from '../../diary/writing/hooks.ts';
import { lookedAfterBy } from '../../team/departments/store.ts';
import type { TeamCalendar } from '../../team/settings/rules.ts';
import { daysOf, monthOfFirst, todayIn } from '../store.ts';
import { standsInTheWay } from './rules.ts';
import { openInterviewsOf } from './store.ts';

/** An interview that someone has not held yet, about one of the last months of a member. */
export type OpenInterview = {
  readonly teamId: string;
  readonly timezone: string;
  readonly calendar: TeamCalendar;
  /** The first day of the month that it is about. */
  readonly month: string;
  /** The day of the next month from which it is overdue. */
  readonly from: number;
  readonly member: { readonly id: string; readonly name: string };
  /** Days of vacation that they have in the month that runs. */
  readonly away: readonly string[];
};

type Ctx = Pick<HookContext, 'holidays' | 'now'>;

/** Which interviews come before a diary that is published now. */
export async function listFirst(interviews: readonly OpenInterview[], ctx: Ctx): Promise<FirstInterview[]> {
  const first: FirstInterview[] = [];
  for (const interview of interviews) {
    const { teamId, member, from, away } = interview;
    const month = monthOfFirst(interview.month);
    const { calendar } = await daysOf(ctx, interview, monthOf(todayIn(interview, ctx.now)));
    if (standsInTheWay({ month, from, away }, calendar, ctx.now)) first.push({ teamId, ...member, month });
  }
  return first;
}

/** No one publishes while an interview that they have to hold is overdue: `interviewsFirst`, with those who wait for it. */
export async function overdueRefusal(
  interviews: readonly OpenInterview[],
  ctx: Ctx,
): Promise<Refusal | null> {
  const first = await listFirst(interviews, ctx);
  if (first.length === 0) return null;
  const names = [...new Set(first.map(({ name }) => name))].join(', ');
  return new Refusal(400, 'interviewsFirst', { params: { names }, current: { interviews: first } });
}

/** Interviews that someone has to hold, as a column. */
export function openInterviewsOfLeader({
  userId,
  now,
}: {
  readonly userId: SQL;
  readonly now: SQL;
}): SQL<readonly OpenInterview[]> {
  return sql`(
    select coalesce(json_agg(open.interview order by open.month, open.name, open.id), '[]')
    from ${lookedAfterBy(userId)} as led
    cross join lateral ${openInterviewsOf({ teamId: sql`led.team_id`, userId: sql`led.user_id`, now })} as open
  )`;
}

/** Interviews that someone has to hold. */
export async function findOpenInterviews(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<readonly OpenInterview[]> {
  const beside = { userId: sql`${userId}::uuid`, now: sql`${now.toISOString()}::timestamptz` };
  const [found] = await db.select({ interviews: openInterviewsOfLeader(beside) }).from(sql`(select) as call`);
  if (!found) throw new Error('a select without a table gives one row');
  return found.interviews;
}
