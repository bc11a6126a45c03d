import { dayAt, makeCalendar } from '@garden/calendar';
import type { TeamView } from '@garden/contract';

/** The day that it is for a team, by this device's clock. */
export function todayOf({ timezone, calendar }: Pick<TeamView, 'timezone' | 'calendar'>): string {
  return dayAt(new Date(), makeCalendar({ timezone, dayStartsAt: calendar.dayStartsAt }));
}
