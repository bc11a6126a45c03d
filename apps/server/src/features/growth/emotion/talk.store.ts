import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { moodTalks } from '../../../db/schema/growth.ts';
import type { Authorized } from '../../../http/authorize.ts';

type Talk = typeof moodTalks.$inferSelect;

/** What someone answered the last time that a talk was offered. */
export async function findTalk(db: Database, ownerId: string): Promise<Talk | undefined> {
  const [talk] = await db.select().from(moodTalks).where(eq(moodTalks.ownerId, ownerId));
  return talk;
}

/** Keeps an answer instead of the last one. */
export function keepTalk(tx: Transaction, talk: Authorized<Talk>): void {
  const { answeredOn, person } = talk;
  tx.atCommit(
    tx
      .insert(moodTalks)
      .values(talk)
      .onConflictDoUpdate({ target: moodTalks.ownerId, set: { answeredOn, person } }),
  );
}
