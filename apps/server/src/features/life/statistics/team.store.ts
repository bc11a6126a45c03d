import { type Calendar, type DiaryDay, dayAt, dayRange, isWorkingDay, makeCalendar } from '@garden/calendar';
import type { MemberRole } from '@garden/contract';
import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { countDays, type TeamCalendar } from '../../team/settings/rules.ts';
import type { Seeing } from '../../team/store.ts';
import type { Period } from './period.rules.ts';

/** A team of the caller, as it came with the session: whose days are looked at. */
export type OwnTeam = Seeing & {
  readonly teamId: string;
  readonly role: MemberRole;
  readonly timezone: string;
  readonly calendar: TeamCalendar;
  readonly today: DiaryDay;
  /** How its days count in a period, holidays included. */
  calendarOf(source: Pick<Context, 'holidays'>, period: Period): Promise<Calendar>;
};

/** @throws Refusal `teamNotFound` for a team that the caller is not in. */
export function findOwnTeam({ memberships }: Context['actor'], teamId: string, now: Date): OwnTeam {
  const own = memberships.find((membership) => membership.teamId === teamId);
  if (!own) throw refuse('teamNotFound');
  const { role, sight, timezone, calendar } = own;
  return {
    teamId,
    role,
    sight,
    timezone,
    calendar,
    today: dayAt(now, makeCalendar({ timezone, dayStartsAt: calendar.dayStartsAt })),
    async calendarOf({ holidays }, { from, to }) {
      const years = [Number(from.slice(0, 4)), Number(to.slice(0, 4))] as const;
      return countDays({ timezone, calendar }, await holidays.between(calendar.region, ...years)).calendar;
    },
  };
}

/** The working days of a period. */
export const workdaysOf = (calendar: Calendar, { from, to }: Period): DiaryDay[] =>
  dayRange(from, to).filter((day) => isWorkingDay(day, calendar));
