import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { mistakes } from '../../../db/schema/knowledge.ts';
import { type Params, statement } from '../../../db/statement.ts';
import { reconcile, type Wanted } from '../rules.ts';

/** The diary that rows come with. */
export type Source = { readonly diaryId: string; readonly ownerId: string; readonly day: string };
/** How new rows get their ids, and when they came. */
export type Making = { readonly newId: () => string; readonly now: Date };

/**
 * Brings someone's list of mistakes in line with one of their diaries. A mistake for which they wrote what to do
 * instead stays when the diary loses it.
 * @param items the teams of each read its text, without a name
 */
export async function settleMistakes(
  tx: Transaction,
  { diaryId, ownerId, day }: Source,
  items: readonly Wanted[],
  { newId, now }: Making,
): Promise<void> {
  const rows = await tx.select().from(mistakes).where(eq(mistakes.diaryId, diaryId));
  const kept = rows.map(({ id, text, sharedWith, instead }) => ({
    id,
    text,
    teamIds: sharedWith,
    isOwnersNow: instead !== '',
  }));
  const { added, gone, moved } = reconcile(kept, items);
  if (gone.length > 0) tx.atCommit(tx.delete(mistakes).where(inArray(mistakes.id, [...gone])));
  for (const { id, teamIds } of moved) {
    tx.atCommit(
      tx
        .update(mistakes)
        .set({ sharedWith: [...teamIds] })
        .where(eq(mistakes.id, id)),
    );
  }
  if (added.length === 0) return;
  tx.atCommit(addMistakes(tx, { ...{ ownerId, diaryId, day, now }, added: rowsOf(added, newId) }));
}

/** What a diary adds to one of its author's lists; `added` is JSON of `{ id, text, teamIds }[]`. */
export type Additions = Source & { readonly now: Date; readonly added: string };

/** Items as the statements that add them take them, each with an id of its own. */
export function rowsOf(added: readonly Wanted[], newId: () => string): string {
  return JSON.stringify(added.map(({ text, teamIds }) => ({ id: newId(), text, teamIds: [...teamIds] })));
}

/** An item of a diary, with the teams that read it from now on. */
export type SharedItem = Wanted & { readonly diaryId: string };

/** Changes who reads mistakes of diaries, by one statement. */
export function shareMistakes(tx: Transaction, items: readonly SharedItem[]): void {
  const shared = items.filter(({ teamIds }) => teamIds.length > 0);
  if (shared.length > 0) tx.atCommit(updateSharedWith(tx, { items: JSON.stringify(shared) }));
}

const updateSharedWith = statement('share_mistakes', (db, { items }: Params<{ items: string }>) =>
  db
    .update(mistakes)
    .set({ sharedWith: sql`item."teamIds"` })
    .from(sharedItems(items))
    .where(and(eq(mistakes.diaryId, sql`item."diaryId"`), eq(mistakes.text, sql`item.text`))),
);

/** Items of diaries as rows of a statement, from JSON of `SharedItem[]`. */
export const sharedItems = (items: unknown): SQL =>
  sql`jsonb_to_recordset(${items}::jsonb) as item("diaryId" uuid, text text, "teamIds" uuid[])`;

const addMistakes = statement('add_mistakes', (db, of: Params<Additions>) =>
  db.insert(mistakes).select(selectMistakes(of)),
);

/** The rows of mistakes that a diary adds. */
export const selectMistakes = (of: Params<Additions>): SQL =>
  sql`select item.id, ${of.ownerId}::uuid, ${of.diaryId}::uuid, ${of.day}::date, item.text, '', item."teamIds",
      ${of.now}::timestamptz
    from jsonb_to_recordset(${of.added}::jsonb) as item(id uuid, text text, "teamIds" uuid[])`;
