import { dayAt, makeCalendar, monthOf, parseDiaryMonth, shiftMonth } from '@garden/calendar';
import type { TeamView } from '@garden/contract';

type Timed = Pick<TeamView, 'timezone' | 'calendar' | 'createdAt'>;

/** The months of a team that are over, and the day that it is for it; `first` is after `last` in a team's first month. */
export function interviewDays({ timezone, calendar, createdAt }: Timed, now: Date) {
  const days = makeCalendar({ timezone, dayStartsAt: calendar.dayStartsAt });
  const today = dayAt(now, days);
  return {
    today,
    first: monthOf(dayAt(new Date(createdAt), days)),
    last: shiftMonth(monthOf(today), -1),
  };
}

/** The first day after a month: an interview about it is held from then on. */
export function dayAfter(month: string): string {
  return `${shiftMonth(parseDiaryMonth(month), 1)}-01`;
}

/** The day from which an interview about a month is overdue. */
export function overdueFrom(month: string, day: number): string {
  return `${shiftMonth(parseDiaryMonth(month), 1)}-${String(day).padStart(2, '0')}`;
}

/** Whether someone has more than their own interviews to see in a team. */
export function managesOthers({ role, leads }: Pick<TeamView, 'role' | 'leads'>): boolean {
  return role !== 'member' || leads;
}
