import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-database.ts';
import { diaries, drafts } from '../../db/schema/diary.ts';

export type DraftRow = typeof drafts.$inferSelect;
export type NewDraft = Omit<DraftRow, 'version'>;

/** Between the versions of a draft from before publishing and those of one from after it. */
const GAP = 100_000;

const own = (authorId: string, day: string) => and(eq(drafts.authorId, authorId), eq(drafts.day, day));

export async function findDraft(db: Database, authorId: string, day: string): Promise<DraftRow | null> {
  const [found] = await db.select().from(drafts).where(own(authorId, day));
  return found ?? null;
}

/**
 * Saves a text that grew from a version, 0 for the first of its day.
 * Null where that version is not the newest: nothing is written.
 */
export async function saveDraft(db: Database, draft: NewDraft, from: number): Promise<DraftRow | null> {
  const [saved] =
    from === 0
      ? await db
          .insert(drafts)
          .values({ ...draft, version: firstVersion(db, draft) })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(drafts)
          .set({ ...draft, version: from + 1 })
          .where(and(own(draft.authorId, draft.day), eq(drafts.version, from)))
          .returning();
  return saved ?? null;
}

/**
 * 1, or after publishing a number that no earlier draft of the day reached: a tab that still holds one of those shall
 * not take the new draft for its own.
 */
function firstVersion(db: Database, { authorId, day }: NewDraft) {
  const published = db
    .select({ version: diaries.version })
    .from(diaries)
    .where(and(eq(diaries.authorId, authorId), eq(diaries.day, day), isNull(diaries.deletedAt)));
  return sql<number>`1 + ${GAP}::int * coalesce((${published}), 0)`;
}

export async function deleteDraft(tx: Transaction, authorId: string, day: string): Promise<void> {
  await tx.delete(drafts).where(own(authorId, day));
}
