import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/open-database.ts';
import { curiosities, mistakes, todos } from '../../db/schema/knowledge.ts';

/** Erases somebody's lists; a mistake or a question that teams read stays there without a name. */
export async function eraseOwnLists(tx: Transaction, ownerId: string): Promise<void> {
  await tx.delete(todos).where(eq(todos.ownerId, ownerId));
  const isOwn = eq(mistakes.ownerId, ownerId);
  await tx.delete(mistakes).where(and(isOwn, sql`cardinality(${mistakes.sharedWith}) = 0`));
  await tx.update(mistakes).set({ instead: '' }).where(isOwn);
  await tx
    .delete(curiosities)
    .where(and(eq(curiosities.askerId, ownerId), sql`cardinality(${curiosities.teamIds}) = 0`));
}
