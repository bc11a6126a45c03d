import { canWrite, type DiaryDay, dayAt, dayStart } from '@garden/calendar';
import type { Api, OutputOf } from '@garden/contract';
import type { Context } from '../../../http/context.ts';
import type { Writer } from '../days/store.ts';
import { tasksFor } from './hooks.ts';

type Carry = OutputOf<Api['draft']['get']>['carry'];

/**
 * The tasks that the editor of a day asks about: those for that day, and those that were left open before it, however
 * long somebody was away. What is older than two weeks before their last entry is asked about no more, and nothing while
 * a day is looked at that cannot be written any more.
 */
export async function findCarry(
  { database: { db }, hooks }: Pick<Context, 'database' | 'hooks'>,
  writer: Writer,
  day: DiaryDay,
): Promise<Carry> {
  const { userId, calendar, today } = writer;
  if (day < today && !canWrite(day, today)) return null;
  const settledSince = dayStart(day, calendar);
  const tasks = await hooks.read(db, tasksFor, { userId, day, settledSince });
  const planned = tasks.map(({ plannedOn, createdAt }) => plannedOn ?? dayAt(createdAt, calendar)).sort();
  const last = planned.at(-1);
  if (last === undefined) return null;
  return { day: last, tasks: tasks.map(({ id, text, status }) => ({ id, text, status })) };
}
