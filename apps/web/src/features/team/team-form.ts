import { DEFAULT_DAY_STARTS_AT, DEFAULT_WORKING_WEEKDAYS } from '@garden/calendar';
import type { api, RequestOf } from '@garden/contract';
import type { FieldRefusal } from '../../lib/api/refusal.ts';
import { deviceTimezone } from '../../lib/timezones.ts';

/** A new team while it is described. */
export type TeamForm = {
  readonly name: string;
  readonly timezone: string;
  /** `HH:MM`, 00:00 to 12:00. */
  readonly dayStartsAt: string;
  /** ISO weekdays, Monday is 1. */
  readonly workingWeekdays: readonly number[];
};

/** What a team is unless somebody says otherwise, in this browser's zone. */
export function newTeamForm(): TeamForm {
  return {
    name: '',
    timezone: deviceTimezone(),
    dayStartsAt: DEFAULT_DAY_STARTS_AT,
    workingWeekdays: DEFAULT_WORKING_WEEKDAYS,
  };
}

/** The form as the API takes it. */
export function teamRequest({
  name,
  timezone,
  dayStartsAt,
  workingWeekdays,
}: TeamForm): RequestOf<typeof api.team.add> {
  return { name, timezone, calendar: { dayStartsAt, workingWeekdays: [...workingWeekdays] } };
}

/** Adds a weekday or takes it away; one always stays. */
export function toggleWeekday(weekdays: readonly number[], weekday: number): readonly number[] {
  const next = weekdays.includes(weekday)
    ? weekdays.filter((other) => other !== weekday)
    : [...weekdays, weekday].sort((a, b) => a - b);
  return next.length === 0 ? weekdays : next;
}

/** The weekdays in short, Monday first. */
export function weekdayNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((day) => format.format(Date.UTC(2024, 0, day)));
}

/** The first sentence about a field or what is inside it. */
export function refusalAt(refusals: readonly FieldRefusal[], path: string): FieldRefusal | undefined {
  return refusals.find((refusal) => refusal.path === path || refusal.path.startsWith(`${path}.`));
}

/** An invite code out of what somebody pasted: the code itself, in any case, or a link that ends with it. */
export function inviteCodeOf(text: string): string {
  return (/([A-Za-z]{8})\s*$/.exec(text.trim())?.[1] ?? text.trim()).toUpperCase();
}
