import { canWrite, type DiaryDay, dayAt, dayStart, parseDiaryDay } from '@garden/calendar';
import type { Api, OutputOf } from '@garden/contract';
import { and, eq, isNull, lt, max } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { diaries } from '../../../db/schema/diary.ts';
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
  const lastEntry = await findLastEntry(db, userId, day);
  const settledSince = dayStart(day, calendar);
  const tasks = await hooks.read(db, tasksFor, { userId, day, lastEntry, settledSince });
  const planned = tasks.map(({ plannedOn, createdAt }) => plannedOn ?? dayAt(createdAt, calendar)).sort();
  const last = planned.at(-1);
  if (last === undefined) return null;
  return { day: last, tasks: tasks.map(({ id, text, status }) => ({ id, text, status })) };
}

/** The day of somebody's last entry before a day. */
async function findLastEntry(db: Database, authorId: string, day: string): Promise<DiaryDay | null> {
  const [found] = await db
    .select({ day: max(diaries.day) })
    .from(diaries)
    .where(and(eq(diaries.authorId, authorId), lt(diaries.day, day), isNull(diaries.deletedAt)));
  return found?.day ? parseDiaryDay(found.day) : null;
}
