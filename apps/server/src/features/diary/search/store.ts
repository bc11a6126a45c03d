import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { diaries, diaryWords } from '../../../db/schema/diary.ts';
import { describeWords } from './search.rules.ts';

type Described = Pick<
  typeof diaries.$inferSelect,
  'id' | 'authorId' | 'day' | 'teamIds' | 'title' | 'sections'
>;

/** Keeps what a diary is found by from now on. */
export async function writeWords(tx: Transaction, diary: Described): Promise<void> {
  const { id, authorId, day } = diary;
  const words = describeWords(diary);
  await tx
    .insert(diaryWords)
    .values({ diaryId: id, authorId, day, ...words })
    .onConflictDoUpdate({ target: diaryWords.diaryId, set: words });
}

/** A diary that is hidden is not found. */
export async function forgetWords(tx: Transaction, diaryId: string): Promise<void> {
  await tx.delete(diaryWords).where(eq(diaryWords.diaryId, diaryId));
}

/** Words that are still to be written, as the index that holds no others has it. */
const missing = sql`${diaryWords.shared} = ''::tsvector`;

/** Writes the words of at most so many diaries that have none; tells how many those were. */
export async function writeMissingWords(tx: Transaction, limit: number): Promise<number> {
  const rows = await tx
    .select(getTableColumns(diaries))
    .from(diaryWords)
    .innerJoin(diaries, eq(diaries.id, diaryWords.diaryId))
    .where(and(missing, isNull(diaries.deletedAt)))
    .orderBy(asc(diaryWords.diaryId))
    .limit(limit)
    .for('update', { of: diaries });
  for (const diary of rows) await writeWords(tx, diary);
  return rows.length;
}
