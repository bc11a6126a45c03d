import { DEFAULT_DAY_STARTS_AT, DEFAULT_WORKING_WEEKDAYS } from '@garden/calendar';
import type { api, RequestOf } from '@garden/contract';
import type { FieldRefusal } from '../../../lib/api/refusal.ts';
import { deviceTimezone } from '../../../lib/device-timezone.ts';
import { deviceCountry } from '../../../lib/timezones.ts';

/** The most departments of a team (seed, section 9). */
export const MAX_DEPARTMENTS = 20;

/** A team's calendar while it is described. */
export type CalendarForm = {
  /** `HH:MM`, 00:00 to 12:00. */
  readonly dayStartsAt: string;
  /** ISO weekdays, Monday is 1. */
  readonly workingWeekdays: readonly number[];
};

/** A new team while it is described. */
export type TeamForm = CalendarForm & {
  readonly name: string;
  readonly timezone: string;
  readonly departments: readonly string[];
  /** Whose public holidays it follows; null for none. */
  readonly region: string | null;
};

/** The defaults of a new team, in this browser's zone and country. */
export function newTeamForm(): TeamForm {
  return {
    name: '',
    timezone: deviceTimezone(),
    departments: [],
    region: deviceCountry(navigator.languages),
    dayStartsAt: DEFAULT_DAY_STARTS_AT,
    workingWeekdays: DEFAULT_WORKING_WEEKDAYS,
  };
}

/** The form as the API takes it. */
export function teamRequest({
  name,
  timezone,
  departments,
  region,
  dayStartsAt,
  workingWeekdays,
}: TeamForm): RequestOf<typeof api.team.add> {
  return {
    name,
    timezone,
    calendar: { dayStartsAt, workingWeekdays: [...workingWeekdays], region },
    ...(departments.length > 0 && { departments: [...departments] }),
  };
}

/** Adds or removes a weekday; one always stays. */
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

/** The invite code in a pasted text: the code itself, in any case, or a link that ends with it. */
export function inviteCodeOf(text: string): string {
  return (/(?:^|[^A-Za-z])([A-Za-z]{8})\s*$/.exec(text.trim())?.[1] ?? text.trim()).toUpperCase();
}

/** Whether a text has the form of an invite code. */
export function isInviteCode(text: string): boolean {
  return /^[A-Z]{8}$/.test(text);
}
