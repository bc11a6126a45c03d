import { type DiaryDay, parseDiaryDay } from '@garden/calendar';
import { and, asc, between, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { diaries, vacations } from '../../../db/schema/diary.ts';
import { countVacation } from '../attendance/store.ts';
import type { DayRange } from './vacation.rules.ts';

/** The days that someone has marked as vacation: all of them, or those of a range. */
export async function listVacation(
  db: Database,
  userId: string,
  range?: DayRange,
): Promise<ReadonlySet<DiaryDay>> {
  const rows = await db
    .select({ day: vacations.day })
    .from(vacations)
    .where(and(eq(vacations.userId, userId), range && between(vacations.day, range.from, range.to)));
  return new Set(rows.map(({ day }) => parseDiaryDay(day)));
}

/** Marks days of someone whose places are held; tells, in order, those that were not marked before. */
export async function markVacation(
  tx: Transaction,
  userId: string,
  days: readonly DiaryDay[],
  now: Date,
): Promise<string[]> {
  if (days.length === 0) return [];
  const rows = await tx
    .insert(vacations)
    .values(days.map((day) => ({ userId, day, kind: 'vacation' as const, createdAt: now })))
    .onConflictDoNothing()
    .returning({ day: vacations.day });
  const marked = rows.map(({ day }) => day).sort();
  await countVacation(tx, userId, marked, 1);
  return marked;
}

/** Takes back what one has marked, in all or within some days, while one's places are held; tells which, in order. */
export async function takeVacationBack(tx: Transaction, userId: string, range?: DayRange): Promise<string[]> {
  const rows = await tx
    .delete(vacations)
    .where(and(eq(vacations.userId, userId), range && between(vacations.day, range.from, range.to)))
    .returning({ day: vacations.day });
  const taken = rows.map(({ day }) => day).sort();
  await countVacation(tx, userId, taken, -1);
  return taken;
}

/** The days of a range that someone has published a diary for, in order. */
export async function listWrittenWithin(
  tx: Transaction,
  authorId: string,
  { from, to }: DayRange,
): Promise<string[]> {
  const rows = await tx
    .select({ day: diaries.day })
    .from(diaries)
    .where(and(eq(diaries.authorId, authorId), isNull(diaries.deletedAt), between(diaries.day, from, to)))
    .orderBy(asc(diaries.day));
  return rows.map(({ day }) => day);
}
