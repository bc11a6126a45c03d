import { and, asc, eq, gt, isNull, notExists } from 'drizzle-orm';
import type { Transaction } from '../../db/open-database.ts';
import { diaries, diaryWords } from '../../db/schema/diary.ts';
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

/**
 * Writes the words of at most so many diaries that have none, in the order of their ids.
 * @param after the id of the last diary that was looked at before
 * @returns the id of the last one now; null where none is left
 */
export async function writeMissingWords(
  tx: Transaction,
  after: string | null,
  limit: number,
): Promise<string | null> {
  const rows = await tx
    .select()
    .from(diaries)
    .where(
      and(
        isNull(diaries.deletedAt),
        after === null ? undefined : gt(diaries.id, after),
        notExists(tx.select().from(diaryWords).where(eq(diaryWords.diaryId, diaries.id))),
      ),
    )
    .orderBy(asc(diaries.id))
    .limit(limit)
    .for('update');
  for (const diary of rows) await writeWords(tx, diary);
  return rows.at(-1)?.id ?? null;
}
