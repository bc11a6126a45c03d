import { type Calendar, type DiaryDay, makeCalendar, parseDiaryDay } from '@garden/calendar';
import type { api, InputOf } from '@garden/contract';
import { refuseField } from '../../../http/refusal.ts';
import type { BothNames, PublicDays } from '../../../platform/holidays.ts';

type CalendarWish = NonNullable<InputOf<typeof api.team.setting>['calendar']>;
/** When the team's days begin and which of them are worked. */
export type TeamCalendar = {
  readonly dayStartsAt: string;
  readonly workingWeekdays: readonly number[];
  readonly region: string | null;
  readonly daysOff: readonly { readonly day: string; readonly name: string }[];
};

/**
 * A team's calendar as it was wished for; what is left out stays, and in a new team has its default.
 * Whether its region is one is the caller's to ask (`demandRegion`).
 * @throws Refusal `timezoneInvalid` where the contract knows a zone and the engine does not; `dayOffTwice`.
 */
export function mergeCalendar(timezone: string, wish: CalendarWish = {}, kept?: TeamCalendar): TeamCalendar {
  try {
    const { dayStartsAt, workingWeekdays } = makeCalendar({
      timezone,
      dayStartsAt: wish.dayStartsAt ?? kept?.dayStartsAt,
      workingWeekdays: wish.workingWeekdays ?? kept?.workingWeekdays,
    });
    return {
      dayStartsAt,
      workingWeekdays,
      region: wish.region === undefined ? (kept?.region ?? null) : wish.region,
      daysOff: wish.daysOff ? inOrder(wish.daysOff) : (kept?.daysOff ?? []),
    };
  } catch (error) {
    if (error instanceof RangeError) throw refuseField('timezone', 'timezoneInvalid');
    throw error;
  }
}

type DaysOff = TeamCalendar['daysOff'];

function inOrder(daysOff: DaysOff): DaysOff {
  const twice = daysOff.findIndex(
    ({ day }, index) => daysOff.findIndex((other) => other.day === day) < index,
  );
  if (twice >= 0) throw refuseField(`calendar.daysOff.${twice}.day`, 'dayOffTwice');
  return daysOff.toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** The days of a team: how it counts them, and what those that are free for all are called. */
export type TeamDays = { readonly calendar: Calendar; readonly names: ReadonlyMap<DiaryDay, BothNames> };

/** A team's days with the public ones of its region; its own days off also free a make-up day. */
export function countDays(
  { timezone, calendar }: { readonly timezone: string; readonly calendar: TeamCalendar },
  { free, worked }: PublicDays,
): TeamDays {
  const { dayStartsAt, workingWeekdays, daysOff } = calendar;
  const own = daysOff.map(({ day, name }) => [parseDiaryDay(day), { en: name, zh: name }] as const);
  const names = new Map([...free, ...own]);
  const freeDays = new Set(names.keys());
  return {
    calendar: makeCalendar({ timezone, dayStartsAt, workingWeekdays, freeDays, workedDays: worked }),
    names,
  };
}
