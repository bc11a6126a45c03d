import { canWrite, type DiaryDay, dayAt } from '@garden/calendar';
import type { Api, OutputOf } from '@garden/contract';
import type { Writer } from '../days/store.ts';
import type { Task } from './hooks.ts';

type Carry = OutputOf<Api['draft']['get']>['carry'];

/**
 * The tasks that the editor of a day asks about: those for that day, and those that were left open before it, however
 * long someone was away. What is older than two weeks before their last entry is asked about no more, and nothing while
 * a day is looked at that cannot be written any more.
 */
export function carryOf(
  tasks: readonly Task[],
  { calendar, today }: Pick<Writer, 'calendar' | 'today'>,
  day: DiaryDay,
): Carry {
  if (day < today && !canWrite(day, today)) return null;
  const planned = tasks
    .map(({ plannedOn, createdAt }) => plannedOn ?? dayAt(new Date(createdAt), calendar))
    .sort();
  const last = planned.at(-1);
  if (last === undefined) return null;
  return { day: last, tasks: tasks.map(({ id, text, status }) => ({ id, text, status })) };
}
