import type { Source } from '@garden/analysis';
import type { ReadonlySections } from '@garden/contract';
import { and, asc, between, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { diaries, drafts } from '../../db/schema/diary.ts';
import { type Params, statement } from '../../db/statement.ts';
import { personColumns } from '../account/store.ts';

/** One's own published diary; null where it is not there, hidden, or another person's. */
export async function findOwnDiary(
  db: Database,
  authorId: string,
  diaryId: string,
): Promise<{ readonly day: string; readonly sections: ReadonlySections } | null> {
  const [found] = await db
    .select({ day: diaries.day, sections: diaries.sections })
    .from(diaries)
    .where(and(eq(diaries.id, diaryId), eq(diaries.authorId, authorId), isNull(diaries.deletedAt)));
  return found ?? null;
}

/** The text of one's own published diary alone. */
export async function findOwnSections(
  db: Database,
  authorId: string,
  diaryId: string,
): Promise<ReadonlySections | null> {
  return (await findOwnDiary(db, authorId, diaryId))?.sections ?? null;
}

/** A diary of one's own, with what its sentences are shown with. */
export type OwnDiary = Source & {
  readonly day: string;
  readonly author: { readonly id: string; readonly name: string; readonly avatar: string | null };
  readonly words: readonly string[];
};

/** One's own published diaries of some days, the oldest first. */
export async function listOwnDiaries(
  db: Database,
  authorId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<OwnDiary[]> {
  const rows = await db
    .select({
      id: diaries.id,
      day: diaries.day,
      author: personColumns(users),
      entry: diaries.sections,
    })
    .from(diaries)
    .innerJoin(users, eq(users.id, diaries.authorId))
    .where(and(eq(diaries.authorId, authorId), between(diaries.day, from, to), isNull(diaries.deletedAt)))
    .orderBy(asc(diaries.day));
  // No word of one's own is masked for oneself.
  return rows.map((row) => ({ ...row, authorId, words: [] }));
}

/** What someone has written of a day: the draft, else what is published; null where it is neither. */
export async function findWritten(
  db: Database,
  authorId: string,
  day: string,
): Promise<ReadonlySections | null> {
  const [found] = await readWritten(db, { authorId, day });
  return found?.draft ?? found?.diary ?? null;
}

const readWritten = statement(
  'written_of_day',
  (db, { authorId, day }: Params<{ authorId: string; day: string }>) =>
    db
      .select({ draft: drafts.sections, diary: diaries.sections })
      .from(users)
      .leftJoin(drafts, sql`${drafts.authorId} = ${users.id} and ${drafts.day} = ${day}::date`)
      .leftJoin(
        diaries,
        sql`${diaries.authorId} = ${users.id} and ${diaries.day} = ${day}::date and ${diaries.deletedAt} is null`,
      )
      .where(sql`${users.id} = ${authorId}::uuid`),
);
