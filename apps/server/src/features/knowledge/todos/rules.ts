import {
  addDays,
  CATCH_UP_DAYS,
  type Calendar,
  type DiaryDay,
  dayAt,
  daysOfMonth,
  nextWorkingDay,
  parseDiaryDay,
  parseDiaryMonth,
} from '@garden/calendar';
import { refuseField } from '../../../http/refusal.ts';

/** Open tasks from so many days before the last entry are asked about while a day is written. */
export const ASKED_DAYS = 14;

/** When a long-term goal is due, in months from when it is set (seed, section 9). */
const GOAL_MONTHS = { from: 3, to: 6 } as const;

/** First and last day, both included. */
export type Window = { readonly from: DiaryDay; readonly to: DiaryDay };

/** When someone's days begin and end, and which one it is. */
type Now = { readonly today: DiaryDay; readonly calendar: Calendar };

type Todo = { readonly kind: 'day' | 'goal'; readonly createdAt: Date };

/** The days that a new to-do can be for: the next 24 hours, which last until the next working day. */
export function todoDays({ today, calendar }: Now): Window {
  return { from: today, to: nextWorkingDay(today, calendar) };
}

/** The days by which a goal that is set on this day can be due. */
export function goalDue(set: DiaryDay): Window {
  return { from: addMonths(set, GOAL_MONTHS.from), to: addMonths(set, GOAL_MONTHS.to) };
}

/**
 * The day of a new to-do: the one that is wished for, else today, or for a goal the first day on which it can be due.
 * @throws Refusal `todoDayOutside` or `goalDueOutside` at the field `day`.
 */
export function dayOfNew(kind: Todo['kind'], wished: string | undefined, now: Now): DiaryDay {
  const window = kind === 'goal' ? goalDue(now.today) : todoDays(now);
  return wished === undefined ? window.from : within(kind, parseDiaryDay(wished), window);
}

/**
 * The day that a to-do moves to. One can be put back to any day that it may have been for, the plan of a day that was
 * caught up on included; a goal stays due at least three months after it was set, and at most six from today.
 * @throws Refusal `todoDayOutside` or `goalDueOutside` at the field `day`.
 */
export function dayOfMoved({ kind, createdAt }: Todo, wished: string, now: Now): DiaryDay {
  const made = dayAt(createdAt, now.calendar);
  const window =
    kind === 'goal'
      ? { from: goalDue(made).from, to: goalDue(now.today).to }
      : { from: addDays(made, -CATCH_UP_DAYS), to: todoDays(now).to };
  return within(kind, parseDiaryDay(wished), window);
}

function within(kind: Todo['kind'], day: DiaryDay, window: Window): DiaryDay {
  if (day >= window.from && day <= window.to) return day;
  throw refuseField('day', kind === 'goal' ? 'goalDueOutside' : 'todoDayOutside', window);
}

/** The same day of a later month, or that month's last where it is shorter. */
function addMonths(day: DiaryDay, count: number): DiaryDay {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  const days = daysOfMonth(
    parseDiaryMonth(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`),
  );
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? day;
}

/** How the plan of a diary changed: tasks that are new in it, and those that are no longer there; each text once. */
export function planChanges(before: readonly string[], after: readonly string[]) {
  const [old, fresh] = [new Set(before), new Set(after)];
  return { added: [...fresh.difference(old)], removed: [...old.difference(fresh)] };
}

/** A list with one of its items at another place; a place beyond the last is the last. */
export function moveTo<T extends { readonly id: string }>(
  items: readonly T[],
  id: string,
  position: number,
): T[] {
  const moved = items.filter((item) => item.id === id);
  return items.filter((item) => item.id !== id).toSpliced(position, 0, ...moved);
}
