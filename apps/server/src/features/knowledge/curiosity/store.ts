import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { curiosities } from '../../../db/schema/knowledge.ts';
import { type Params, statement } from '../../../db/statement.ts';
import {
  type Additions,
  type Making,
  rowsOf,
  type SharedItem,
  type Source,
  sharedItems,
} from '../mistakes/store.ts';
import { reconcile, type Wanted } from '../rules.ts';

/**
 * Brings the questions that someone asked in one of their diaries in line with it. One that was told more of, or
 * solved, stays with its asker when the diary loses it.
 */
export async function settleCuriosities(
  tx: Transaction,
  { diaryId, ownerId, day }: Source,
  items: readonly Wanted[],
  { newId, now }: Making,
): Promise<void> {
  const rows = await tx.select().from(curiosities).where(eq(curiosities.diaryId, diaryId));
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
  tx.atCommit(addCuriosities(tx, { ...{ ownerId, diaryId, day, now }, added: rowsOf(added, newId) }));
}

/** Changes who reads questions of diaries, by one statement. */
export function shareCuriosities(tx: Transaction, items: readonly SharedItem[]): void {
  const shared = items.filter(({ teamIds }) => teamIds.length > 0);
  if (shared.length > 0) tx.atCommit(updateReaders(tx, { items: JSON.stringify(shared) }));
}

const updateReaders = statement('share_curiosities', (db, { items }: Params<{ items: string }>) =>
  db
    .update(curiosities)
    .set({ teamIds: sql`item."teamIds"` })
    .from(sharedItems(items))
    .where(and(eq(curiosities.diaryId, sql`item."diaryId"`), eq(curiosities.question, sql`item.text`))),
);

const addCuriosities = statement('add_curiosities', (db, of: Params<Additions>) =>
  db.insert(curiosities).select(selectCuriosities(of)),
);

/** The rows of questions that a diary adds. */
export const selectCuriosities = (of: Params<Additions>): SQL =>
  sql`select item.id, ${of.ownerId}::uuid, ${of.diaryId}::uuid, ${of.day}::date, item.text, '', item."teamIds",
      null::timestamptz, ${of.now}::timestamptz
    from jsonb_to_recordset(${of.added}::jsonb) as item(id uuid, text text, "teamIds" uuid[])`;
