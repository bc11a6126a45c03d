import { and, asc, eq, getTableColumns, isNull, not, type QueryPromise, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { diaries, diaryWords } from '../../../db/schema/diary.ts';
import { type Params, statement } from '../../../db/statement.ts';
import { describeLine, describeWords, holdsAll, isMasked, queryOfLines, teamVector } from './search.rules.ts';
import { type Term, termsOf } from './words-of.rules.ts';

export { describeLine, describeWords, holdsAll, isMasked, queryOfLines, type Term, teamVector, termsOf };

type Described = Pick<
  typeof diaries.$inferSelect,
  'id' | 'authorId' | 'day' | 'teamIds' | 'title' | 'sections'
>;

/** Keeps what a diary is found by from now on. */
export function writeWords(tx: Transaction, diary: Described): QueryPromise<unknown> {
  const { id, authorId, day } = diary;
  return upsertWords(tx, { diaryId: id, authorId, day, ...describeWords(diary) });
}

const upsertWords = statement(
  'write_words',
  (db, { diaryId, authorId, day, shared, own }: Params<typeof diaryWords.$inferSelect>) =>
    db
      .insert(diaryWords)
      .values({ diaryId, authorId, day, shared, own })
      .onConflictDoUpdate({
        target: diaryWords.diaryId,
        set: { shared: sql`excluded.shared`, own: sql`excluded.own` },
      }),
);

/** Words that are still to be written, as the index that holds no others has it. */
const missing = sql`${diaryWords.shared} = ''::tsvector`;

/** Words that are written; the others will be from what the diary says and who reads it then. */
export const isDescribed = not(missing);

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
