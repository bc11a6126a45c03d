import type { DiaryDay } from '@garden/calendar';
import { and, asc, between, eq, isNull, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-database.ts';
import { diaries } from '../../db/schema/diary.ts';
import type { Writer } from './day.store.ts';
import { asksForMistakes, type Minimum, minimumAt } from './minimum.rules.ts';
import type { StoredDiary } from './store.ts';
import { weekAround } from './week.rules.ts';

type Reader = Database | Transaction;
type WeekEntry = Pick<StoredDiary, 'day' | 'sections'>;

/** What somebody has published for the other days of the week around a day, oldest first. */
export async function listRestOfWeek(
  db: Reader,
  { userId, calendar }: Pick<Writer, 'userId' | 'calendar'>,
  day: DiaryDay,
): Promise<WeekEntry[]> {
  const { first, last } = weekAround(day, calendar);
  return db
    .select({ day: diaries.day, sections: diaries.sections })
    .from(diaries)
    .where(
      and(
        eq(diaries.authorId, userId),
        between(diaries.day, first, last),
        ne(diaries.day, day),
        isNull(diaries.deletedAt),
      ),
    )
    .orderBy(asc(diaries.day));
}

/**
 * What the entry of a day needs that was, or is, published at an instant; reads the rest of its week where that
 * decides.
 */
export async function findMinimum(db: Reader, writer: Writer, day: DiaryDay, at: Date): Promise<Minimum> {
  const rest = asksForMistakes(writer, day) ? await listRestOfWeek(db, writer, day) : [];
  const mistakesElsewhere = rest.reduce((count, { sections }) => count + sections.mistakes.length, 0);
  return minimumAt(writer, at, { day, mistakesElsewhere });
}
