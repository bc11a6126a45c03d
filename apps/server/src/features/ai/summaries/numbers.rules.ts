import { type Calendar, dayAt } from '@garden/calendar';
import type { SummaryView } from '@garden/contract';
import type { monthOfPast } from '../../diary/history/store.ts';
import type { TodoRow } from '../../knowledge/todos/store.ts';
import type { Period } from './rules.ts';

type Numbers = NonNullable<SummaryView['numbers']>;

/** How the days of a period went, as far as they have begun. */
export function countDays(
  past: ReturnType<typeof monthOfPast>,
  { from, to }: Pick<Period, 'from' | 'to'>,
): Omit<Numbers, 'tasks'> {
  const days = past.filter(({ day }) => day >= from && day <= to);
  const inState = (wanted: string) => days.filter(({ state }) => state === wanted).length;
  const submitted = days.flatMap((day) => day.submitted ?? []);
  return {
    written: submitted.length,
    late: submitted.filter(({ late }) => late).length,
    missed: inState('missed'),
    vacation: inState('vacation'),
    length: submitted.reduce((sum, { length }) => sum + length, 0),
  };
}

/** Carried to another day a task is counted there. */
export function countTasks(tasks: readonly Pick<TodoRow, 'status'>[]): Numbers['tasks'] {
  const counted = tasks.filter(({ status }) => status !== 'carried');
  return { planned: counted.length, done: counted.filter(({ status }) => status === 'done').length };
}

/** Goals that were there in a period: begun by its end, and not settled before it. */
export function goalsOf(
  goals: readonly TodoRow[],
  { from, to }: Period,
  calendar: Calendar,
): SummaryView['goals'] {
  return goals
    .filter(
      ({ createdAt, settledAt }) =>
        dayAt(createdAt, calendar) <= to && (settledAt === null || dayAt(settledAt, calendar) >= from),
    )
    .map(({ id, text, progress, status, day }) => ({ id, text, progress, status, day }));
}
