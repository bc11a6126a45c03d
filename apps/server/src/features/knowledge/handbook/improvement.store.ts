import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { improvements } from '../../../db/schema/handbook.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { eraseHiddenOf } from '../../../platform/erase-hidden.ts';

export type ImprovementRow = typeof improvements.$inferSelect;

const isLiving = (ownerId: string) => and(eq(improvements.ownerId, ownerId), isNull(improvements.deletedAt));

/** What someone does better at present; null while that is nothing. */
export async function findCurrent(db: Queryable, ownerId: string): Promise<ImprovementRow | null> {
  const [found] = await db
    .select()
    .from(improvements)
    .where(and(isLiving(ownerId), isNull(improvements.answer)))
    .orderBy(desc(improvements.id))
    .limit(1);
  return found ?? null;
}

/** What someone has wanted to do better, the newest first. */
export async function listImprovements(
  db: Database,
  ownerId: string,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<ImprovementRow[]> {
  return db
    .select()
    .from(improvements)
    .where(and(isLiving(ownerId), after ? lt(improvements.id, after) : undefined))
    .orderBy(desc(improvements.id))
    .limit(limit);
}

/** One's own, deleted or not, held until the transaction ends. */
export async function lockImprovement(
  tx: Transaction,
  improvementId: string,
  ownerId: string,
): Promise<ImprovementRow | null> {
  const [found] = await tx
    .select()
    .from(improvements)
    .where(and(eq(improvements.id, improvementId), eq(improvements.ownerId, ownerId)))
    .for('update');
  return found ?? null;
}

type NewImprovement = Pick<ImprovementRow, 'id' | 'ownerId' | 'text' | 'day' | 'checkOn' | 'createdAt'>;

/** Adds what someone does better from now on, in place of what they did before. */
export async function insertImprovement(
  tx: Transaction,
  improvement: Authorized<NewImprovement>,
): Promise<ImprovementRow> {
  const { ownerId, createdAt } = improvement;
  await tx
    .update(improvements)
    .set({ answer: 'changed', answeredAt: createdAt })
    .where(and(eq(improvements.ownerId, ownerId), isNull(improvements.answer)));
  const [added] = await tx.insert(improvements).values(improvement).returning();
  if (!added) throw new Error('the improvement was not added');
  return added;
}

export async function answerImprovement(
  tx: Transaction,
  { id }: Authorized<ImprovementRow>,
  answer: Pick<ImprovementRow, 'answer' | 'note' | 'answeredAt'>,
): Promise<void> {
  await tx.update(improvements).set(answer).where(eq(improvements.id, id));
}

/** Hides it, or without an instant brings it back. */
export async function hideImprovement(
  tx: Transaction,
  { id }: Authorized<ImprovementRow>,
  deletedAt: Date | null,
): Promise<void> {
  await tx.update(improvements).set({ deletedAt }).where(eq(improvements.id, id));
}

/** Erases those that can no longer be brought back. */
export const eraseHiddenImprovements = eraseHiddenOf(improvements);
