import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { diaries, diaryTeams } from '../../../db/schema/diary.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import type { DiaryGrade, Reader } from '../policy.ts';
import { gradeColumn } from '../reading/hooks.ts';

/** A written day without its text. */
export type WrittenDay = {
  readonly id: string;
  readonly day: string;
  readonly late: boolean;
  readonly length: number;
  readonly publishedAt: Date;
};

/** The same with what it is worth, on days within the range that is shown. */
export type GradedDay = WrittenDay & { readonly score: DiaryGrade | null };

/** Whose days, who looks at them, and of which of them the grades are shown. */
type Asked = {
  readonly hooks: Hooks;
  readonly authorId: string;
  readonly reader: Reader;
  readonly shown: { readonly from: string; readonly to: string };
};

const written = {
  id: diaries.id,
  day: diaries.day,
  late: diaries.late,
  length: diaries.length,
  publishedAt: diaries.publishedAt,
};

const graded = ({ hooks, reader, shown }: Asked) => ({
  ...written,
  score: sql<DiaryGrade | null>`case when ${diaries.day} between ${shown.from}::date and ${shown.to}::date
    then ${gradeOf(hooks, reader)} end`,
});

function gradeOf(hooks: Hooks, { userId, teamIds }: Reader): SQL {
  return hooks.column(gradeColumn, {
    diaryId: sql`${diaries.id}`,
    authorId: sql`${diaries.authorId}`,
    teamIds: sql`${diaries.teamIds}`,
    readerId: sql`${userId}::uuid`,
    readerTeamIds: sql`${sql.param(teamIds)}::uuid[]`,
  });
}

/** Every day that someone has written. */
export async function listWrittenDays(db: Database, authorId: string): Promise<WrittenDay[]> {
  return db
    .select(written)
    .from(diaries)
    .where(and(eq(diaries.authorId, authorId), isNull(diaries.deletedAt)));
}

/** The same with their grades. */
export async function listGradedDays(db: Database, asked: Asked): Promise<GradedDay[]> {
  return db
    .select(graded(asked))
    .from(diaries)
    .where(and(eq(diaries.authorId, asked.authorId), isNull(diaries.deletedAt)));
}

/** Every day that someone has written for one of these teams. */
export async function listDaysSharedWith(
  db: Database,
  asked: Asked,
  teamIds: readonly string[],
): Promise<GradedDay[]> {
  const read = db
    .selectDistinct({ id: diaryTeams.diaryId })
    .from(diaryTeams)
    .where(and(inArray(diaryTeams.teamId, [...teamIds]), eq(diaryTeams.authorId, asked.authorId)));
  return db.select(graded(asked)).from(diaries).where(inArray(diaries.id, read));
}
