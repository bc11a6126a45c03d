import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/open-database.ts';
import { rateLimits } from '../db/schema/platform.ts';

/** Erases every counter of a key, whatever it counts. */
export async function eraseLimits(tx: Transaction, key: string): Promise<void> {
  // The library puts the name of the limit in front.
  await tx.delete(rateLimits).where(sql`split_part(${rateLimits.key}, ':', 2) = ${key}`);
}
