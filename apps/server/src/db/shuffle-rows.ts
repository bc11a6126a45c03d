import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './open-database.ts';

/**
 * Writes rows of a table anew as they are, in random order and by one transaction, so that neither their place on the disk
 * nor their system columns tell in which order they were written. The table's key is `id`.
 */
export async function shuffleRows(tx: Transaction, table: PgTable, which: SQL): Promise<void> {
  // In one order, so that two transactions do not wait for each other; then joined row by row, in the order of chance.
  await tx.execute(sql`select from ${table} where ${which} order by id for update`);
  await tx.execute(sql`set local enable_hashjoin = off`);
  await tx.execute(sql`set local enable_mergejoin = off`);
  await tx.execute(sql`
    with shuffled as materialized (select id from ${table} where ${which} order by random())
    update ${table} as kept set id = kept.id from shuffled where kept.id = shuffled.id`);
}
