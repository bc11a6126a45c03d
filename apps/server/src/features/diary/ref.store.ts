import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { diaries } from '../../db/schema/diary.ts';
import { personColumns } from '../account/store.ts';

/** A diary without what it says: whose it is, of which day, and who reads it. */
export type DiaryRef = {
  readonly id: string;
  readonly authorId: string;
  readonly authorName: string;
  readonly day: string;
  readonly teamIds: readonly string[];
};

/** Those of some diaries that are not hidden, by one query. */
export async function listDiaryRefs(
  db: Database | Transaction,
  diaryIds: readonly string[],
): Promise<DiaryRef[]> {
  if (diaryIds.length === 0) return [];
  return db
    .select({
      id: diaries.id,
      authorId: diaries.authorId,
      authorName: personColumns(users).name,
      day: diaries.day,
      teamIds: diaries.teamIds,
    })
    .from(diaries)
    .innerJoin(users, eq(users.id, diaries.authorId))
    .where(and(inArray(diaries.id, [...new Set(diaryIds)]), isNull(diaries.deletedAt)));
}
