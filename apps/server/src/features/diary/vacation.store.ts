import { type DiaryDay, parseDiaryDay } from '@garden/calendar';
import { and, asc, between, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { diaries, vacations } from '../../db/schema/diary.ts';
import type { DayRange } from './vacation.rules.ts';

/** The days that somebody has marked as vacation: all of them, or those of a range. */
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

/** Marks days of one's own; tells, in order, those that were not marked before. */
export async function markVacation(
  db: Database,
  userId: string,
  days: readonly DiaryDay[],
  now: Date,
): Promise<string[]> {
  if (days.length === 0) return [];
  const marked = await db
    .insert(vacations)
    .values(days.map((day) => ({ userId, day, kind: 'vacation' as const, createdAt: now })))
    .onConflictDoNothing()
    .returning({ day: vacations.day });
  return marked.map(({ day }) => day).sort();
}

/** Takes back what one has marked within some days; tells which, in order. */
export async function takeVacationBack(
  db: Database,
  userId: string,
  { from, to }: DayRange,
): Promise<string[]> {
  const taken = await db
    .delete(vacations)
    .where(and(eq(vacations.userId, userId), between(vacations.day, from, to)))
    .returning({ day: vacations.day });
  return taken.map(({ day }) => day).sort();
}

/** The days of a range that somebody has published a diary for, in order. */
export async function listWrittenWithin(
  db: Database,
  authorId: string,
  { from, to }: DayRange,
): Promise<string[]> {
  const rows = await db
    .select({ day: diaries.day })
    .from(diaries)
    .where(and(eq(diaries.authorId, authorId), isNull(diaries.deletedAt), between(diaries.day, from, to)))
    .orderBy(asc(diaries.day));
  return rows.map(({ day }) => day);
}
