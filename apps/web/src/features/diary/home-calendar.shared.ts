import { type Calendar, type DiaryDay, dayAt, makeCalendar, parseDiaryDay } from '@garden/calendar';
import { useTeamStore } from '../../lib/stores/team-store.ts';
import { useUserStore } from '../../lib/stores/user-store.ts';

type Zoned = { readonly timezone: string };
type TeamCalendar = Zoned & {
  readonly calendar: {
    readonly dayStartsAt: string;
    readonly workingWeekdays: readonly number[];
    readonly daysOff: readonly { readonly day: string }[];
  };
};

/**
 * The calendar of a user: that of their first team, without one the defaults in their own zone. Only the server knows
 * public holidays; its answer (`diary.history`) overrides this.
 */
function calendarOf(team: TeamCalendar | undefined, person: Zoned | null): Calendar {
  if (team) {
    const { daysOff, ...calendar } = team.calendar;
    const freeDays = new Set(daysOff.map(({ day }) => parseDiaryDay(day)));
    return makeCalendar({ timezone: team.timezone, ...calendar, freeDays });
  }
  return makeCalendar({ timezone: person?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone });
}

let last: { readonly of: readonly unknown[]; readonly calendar: Calendar } | undefined;

/** One calendar for all that ask: the rows of a list would make one each. */
function sameCalendarOf(team: TeamCalendar | undefined, person: Zoned | null): Calendar {
  if (last?.of[0] !== team || last?.of[1] !== person)
    last = { of: [team, person], calendar: calendarOf(team, person) };
  return last.calendar;
}

/** My calendar, and my day by this device's clock. */
export function useHomeCalendar(): { calendar: Calendar; today: DiaryDay } {
  const team = useTeamStore((state) => state.teamArr[0]);
  const person = useUserStore((state) => state.userInfo);
  const calendar = sameCalendarOf(team, person);
  return { calendar, today: dayAt(new Date(), calendar) };
}
