import { monthOf } from '@garden/calendar';
import { Refusal } from '../../../http/refusal.ts';
import type { HookContext } from '../../../platform/hooks.ts';
import type { OverdueInterview } from '../../diary/writing/hooks.ts';
import { daysOfHome, todayIn } from '../store.ts';
import { standsInTheWay } from './rules.ts';

/** No one publishes while an interview that they have to hold is overdue: `interviewsFirst`, with those who wait for it. */
export async function overdueRefusal(
  overdue: readonly OverdueInterview[],
  ctx: Pick<HookContext, 'holidays' | 'now'>,
): Promise<Refusal | null> {
  const waiting: OverdueInterview[] = [];
  for (const interview of overdue) {
    const { calendar } = await daysOfHome(ctx, interview, monthOf(todayIn(interview, ctx.now)));
    if (standsInTheWay(interview, calendar, ctx.now)) waiting.push(interview);
  }
  if (waiting.length === 0) return null;
  const people = waiting.map(({ teamId, member }) => ({ teamId, ...member }));
  const names = [...new Set(people.map(({ name }) => name))].join(', ');
  return new Refusal(400, 'interviewsFirst', { params: { names }, current: { interviews: people } });
}
