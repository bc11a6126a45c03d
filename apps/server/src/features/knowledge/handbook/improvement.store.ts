import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { improvements } from '../../../db/schema/handbook.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { ownRows } from '../../../http/own-rows.ts';

export const ownImprovements = ownRows(improvements, 'improvementNotFound');

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
