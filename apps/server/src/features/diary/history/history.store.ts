import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { diaries, diaryTeams } from '../../../db/schema/diary.ts';

/** A written day without its text. */
export type WrittenDay = {
  readonly id: string;
  readonly day: string;
  readonly late: boolean;
  readonly length: number;
  readonly publishedAt: Date;
};

const written = {
  id: diaries.id,
  day: diaries.day,
  late: diaries.late,
  length: diaries.length,
  publishedAt: diaries.publishedAt,
};

/** Every day that someone has written. */
export async function listWrittenDays(db: Database, authorId: string): Promise<WrittenDay[]> {
  return db
    .select(written)
    .from(diaries)
    .where(and(eq(diaries.authorId, authorId), isNull(diaries.deletedAt)));
}

/** Every day that someone has written for one of these teams. */
export async function listDaysSharedWith(
  db: Database,
  authorId: string,
  teamIds: readonly string[],
): Promise<WrittenDay[]> {
  return db
    .selectDistinct(written)
    .from(diaryTeams)
    .innerJoin(diaries, eq(diaries.id, diaryTeams.diaryId))
    .where(and(inArray(diaryTeams.teamId, [...teamIds]), eq(diaryTeams.authorId, authorId)));
}
