import {
  addDays,
  type Calendar,
  type DiaryDay,
  type DiaryMonth,
  dayAt,
  daysOfMonth,
  isWorkingDay,
  monthOf,
  parseDiaryDay,
  shiftMonth,
} from '@garden/calendar';
import { refuseField } from '../../../http/refusal.ts';

/** Days of the month on which supervisors are notified of the interviews that they have to hold (the deadline is the 15th). */
export const NOTICE_DAYS: readonly number[] = [1, 8, 13];

/** Steps are for the year after the interview. */
const STEP_DAYS = 366;

/** The first day after a month. */
function dayAfter(month: DiaryMonth): DiaryDay {
  return addDays(daysOfMonth(month).at(-1) as DiaryDay, 1);
}

/** From which day an interview about a month is overdue. */
export function overdueFrom(month: DiaryMonth, day: number): DiaryDay {
  return addDays(dayAfter(month), day - 1);
}

/** Whether a mean asks for an interview; compared before it is rounded. */
export function needsInterview(
  { sum, expected }: { readonly sum: number; readonly expected: number },
  threshold: number,
): boolean {
  return expected > 0 && sum < threshold * expected;
}

/** How many months back an interview is asked for. */
export const MONTHS_BACK = 3;

/** Whether a month is one of the last that an interview is asked for, on a day. */
export function isAskedFor(month: DiaryMonth, today: DiaryDay): boolean {
  const current = monthOf(today);
  return month < current && month >= shiftMonth(current, -MONTHS_BACK);
}

/**
 * Whether someone is on vacation on all working days that are left of the month. After the last of them it is that one
 * which tells, since vacation is marked on working days alone.
 */
function isAwayToTheEnd(today: DiaryDay, away: readonly string[], calendar: Calendar): boolean {
  const working = daysOfMonth(monthOf(today)).filter((day) => isWorkingDay(day, calendar));
  const left = working.filter((day) => day >= today);
  const rest = left.length > 0 ? left : working.slice(-1);
  return rest.length > 0 && rest.every((day) => away.includes(day));
}

/** An interview that is still to be held, as far as it comes before its supervisor's diary. */
export type OpenInterview = {
  readonly month: DiaryMonth;
  /** The day of the next month from which it is overdue. */
  readonly from: number;
  /** The member's days of vacation in the month that runs. */
  readonly away: readonly string[];
};

/** Whether an interview stands between its supervisor and their diary; one of an earlier month does from the first day on. */
export function standsInTheWay({ month, from, away }: OpenInterview, calendar: Calendar, now: Date): boolean {
  const today = dayAt(now, calendar);
  return (
    isAskedFor(month, today) && today >= overdueFrom(month, from) && !isAwayToTheEnd(today, away, calendar)
  );
}

type Step = { readonly text: string; readonly day: string };

/**
 * Checks the days of what a supervisor writes down.
 * @throws Refusal `interviewTooEarly` or `interviewAhead` at `heldOn`, `stepDayPast` at a step.
 */
export function checkDays(
  { heldOn, steps }: { readonly heldOn: string; readonly steps: readonly Step[] },
  month: DiaryMonth,
  today: DiaryDay,
): void {
  const first = dayAfter(month);
  if (heldOn < first) throw refuseField('heldOn', 'interviewTooEarly', { day: first });
  if (heldOn > today) throw refuseField('heldOn', 'interviewAhead', { day: heldOn });
  const last = addDays(parseDiaryDay(heldOn), STEP_DAYS);
  const wrong = steps.findIndex(({ day }) => day < heldOn || day > last);
  if (wrong >= 0) throw refuseField(`steps.${wrong}.day`, 'stepDayPast');
}
