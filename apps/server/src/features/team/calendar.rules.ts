import { makeCalendar } from '@garden/calendar';
import type { api, InputOf } from '@garden/contract';
import { refuseField } from '../../http/refusal.ts';

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
 * @throws Refusal `timezoneInvalid` where the contract knows a zone and the engine does not.
 */
export function settleCalendar(timezone: string, wish: CalendarWish = {}, kept?: TeamCalendar): TeamCalendar {
  try {
    const { dayStartsAt, workingWeekdays } = makeCalendar({
      timezone,
      dayStartsAt: wish.dayStartsAt ?? kept?.dayStartsAt,
      workingWeekdays: wish.workingWeekdays ?? kept?.workingWeekdays,
    });
    return { dayStartsAt, workingWeekdays, region: kept?.region ?? null, daysOff: kept?.daysOff ?? [] };
  } catch (error) {
    if (error instanceof RangeError) throw refuseField('timezone', 'timezoneInvalid');
    throw error;
  }
}
