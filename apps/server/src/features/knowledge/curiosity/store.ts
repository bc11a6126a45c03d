import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { curiosities } from '../../../db/schema/knowledge.ts';
import type { Making, Source } from '../mistakes/store.ts';
import { reconcile, type Wanted } from '../rules.ts';

/**
 * Brings the questions that someone asked in one of their diaries in line with it. One that was told more of, or
 * solved, stays with its asker when the diary loses it.
 */
export async function settleCuriosities(
  tx: Transaction,
  { diaryId, ownerId, day, isNew }: Source,
  items: readonly Wanted[],
  { newId, now }: Making,
): Promise<void> {
  const rows = isNew ? [] : await tx.select().from(curiosities).where(eq(curiosities.diaryId, diaryId));
  const kept = rows.map(({ id, question, teamIds, detail, solvedAt }) => ({
    id,
    text: question,
    teamIds,
    isOwnersNow: detail !== '' || solvedAt !== null,
  }));
  const { added, gone, moved } = reconcile(kept, items);
  if (gone.length > 0) tx.atCommit(tx.delete(curiosities).where(inArray(curiosities.id, [...gone])));
  for (const { id, teamIds } of moved) {
    tx.atCommit(
      tx
        .update(curiosities)
        .set({ teamIds: [...teamIds] })
        .where(eq(curiosities.id, id)),
    );
  }
  if (added.length === 0) return;
  tx.atCommit(
    tx.insert(curiosities).values(
      added.map(({ text, teamIds }) => ({
        id: newId(),
        askerId: ownerId,
        diaryId,
        day,
        question: text,
        createdAt: now,
        teamIds: [...teamIds],
      })),
    ),
  );
}
