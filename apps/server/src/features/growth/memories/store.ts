import { and, desc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { hiddenMemories } from '../../../db/schema/growth.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { ownRows } from '../../../http/own-rows.ts';

export const ownHidden = ownRows(hiddenMemories, 'memoryNotFound');

export type HiddenRow = Pick<typeof hiddenMemories.$inferSelect, 'id' | 'fromDay' | 'toDay'>;

/** The days that someone has hidden, the newest first; a call keeps them few. */
export async function listHidden(db: Queryable, ownerId: string): Promise<HiddenRow[]> {
  const { id, fromDay, toDay } = hiddenMemories;
  return db
    .select({ id, fromDay, toDay })
    .from(hiddenMemories)
    .where(and(eq(hiddenMemories.ownerId, ownerId), isNull(hiddenMemories.deletedAt)))
    .orderBy(desc(fromDay), desc(toDay), desc(id));
}

/** Whether a day of someone is not among those that they have hidden. */
export function isShown(ownerId: string, day: SQLWrapper): SQL {
  return sql`not exists (
    select from ${hiddenMemories} as hidden
    where hidden.owner_id = ${ownerId}::uuid and hidden.deleted_at is null
      and ${day} between hidden.from_day and hidden.to_day
  )`;
}

/** Hides days of their owner. */
export function hideDays(tx: Transaction, days: Authorized<typeof hiddenMemories.$inferInsert>): void {
  tx.atCommit(tx.insert(hiddenMemories).values(days));
}
