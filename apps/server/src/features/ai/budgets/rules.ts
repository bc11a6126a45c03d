import { dayAt, makeCalendar, monthOf } from '@garden/calendar';
import type { OwnMembership } from '../../../http/context.ts';

/** The team on whose account something is sent, and what its month is. */
export type Account = {
  readonly teamId: string;
  /** By the team’s calendar. */
  readonly month: string;
};

/** The month of a team at a moment. */
export function accountOf({ teamId, timezone, calendar }: OwnMembership, now: Date): Account {
  return {
    teamId,
    month: monthOf(dayAt(now, makeCalendar({ timezone, dayStartsAt: calendar.dayStartsAt }))),
  };
}

/** What a team may have sent in a month: what its administrators chose, and never more than the server gives each. */
export const limitOf = (chosen: number | null, most: number): number =>
  chosen === null ? most : Math.min(chosen, most);
