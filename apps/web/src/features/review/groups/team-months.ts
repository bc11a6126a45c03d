import { dayAt, makeCalendar, monthOf } from '@garden/calendar';
import type { TeamView } from '@garden/contract';

/** The months of a team that can be looked at: from the one it was made in to the current one, by its own days. */
export function teamMonths(
  { timezone, calendar, createdAt }: Pick<TeamView, 'timezone' | 'calendar' | 'createdAt'>,
  now: Date,
) {
  const days = makeCalendar({ timezone, dayStartsAt: calendar.dayStartsAt });
  return { first: monthOf(dayAt(new Date(createdAt), days)), last: monthOf(dayAt(now, days)) };
}
