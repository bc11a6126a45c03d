import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { aiPredictions } from '../../../db/schema/ai.ts';
import type { Authorized } from '../../../http/authorize.ts';

type Row = typeof aiPredictions.$inferSelect;
type Person = Pick<Row, 'userId'>;
type Settled = Pick<Row, 'kind' | 'sentence'>;

/** Which sentences someone was asked about and has settled. */
export async function listSettled(
  db: Database,
  userId: string,
  kind: Row['kind'],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ sentence: aiPredictions.sentence })
    .from(aiPredictions)
    .where(and(eq(aiPredictions.userId, userId), eq(aiPredictions.kind, kind)));
  return new Set(rows.map(({ sentence }) => sentence));
}

/** Remembers what someone said about a sentence. */
export function keepSettled(
  tx: Transaction,
  { userId }: Authorized<Person>,
  { kind, sentence, answer, settledAt }: Settled & Pick<Row, 'answer' | 'settledAt'>,
): void {
  tx.atCommit(
    tx
      .insert(aiPredictions)
      .values({ userId, kind, sentence, answer, settledAt })
      .onConflictDoUpdate({
        target: [aiPredictions.userId, aiPredictions.kind, aiPredictions.sentence],
        set: { answer, settledAt },
      }),
  );
}

/** Forgets that they said anything about it. */
export function forgetSettled(
  tx: Transaction,
  { userId }: Authorized<Person>,
  { kind, sentence }: Settled,
): void {
  const { userId: owner, kind: ofKind, sentence: hash } = aiPredictions;
  tx.atCommit(tx.delete(aiPredictions).where(and(eq(owner, userId), eq(ofKind, kind), eq(hash, sentence))));
}
