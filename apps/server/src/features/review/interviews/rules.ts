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
} from '@garden/calendar';
import { refuseField } from '../../../http/refusal.ts';

/** Days of the month on which supervisors are notified of the interviews that they have to hold (the deadline is the 15th). */
export const NOTICE_DAYS: readonly number[] = [1, 8, 13];

/** Steps are for the year after the interview. */
const STEP_DAYS = 366;

/** The month before. */
export function monthBefore(month: DiaryMonth): DiaryMonth {
  return monthOf(addDays(daysOfMonth(month)[0] as DiaryDay, -1));
}

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

/** Whether someone is on vacation on all working days that are left of the month. */
function isAwayToTheEnd(today: DiaryDay, away: readonly string[], calendar: Calendar): boolean {
  const rest = daysOfMonth(monthOf(today)).filter((day) => day >= today && isWorkingDay(day, calendar));
  return rest.length > 0 && rest.every((day) => away.includes(day));
}

/** Whether an interview stands between its supervisor and their diary. */
export function standsInTheWay(
  { from, away }: { readonly from: number; readonly away: readonly string[] },
  calendar: Calendar,
  now: Date,
): boolean {
  const today = dayAt(now, calendar);
  return Number(today.slice(8)) >= from && !isAwayToTheEnd(today, away, calendar);
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
