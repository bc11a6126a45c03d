import { and, eq, inArray, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { aiWrongs } from '../../../db/schema/ai.ts';
import type { Authorized } from '../../../http/authorize.ts';

export type Wrong = typeof aiWrongs.$inferInsert;

/** Those of some claims that someone, or an administrator of their team for everyone, said to be wrong. */
export async function listWrong(
  db: Queryable,
  refs: readonly string[],
  { userId, teamId }: { readonly userId: string; readonly teamId: string | null },
): Promise<ReadonlySet<string>> {
  if (refs.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ ref: aiWrongs.ref })
    .from(aiWrongs)
    .where(
      and(
        inArray(aiWrongs.ref, [...refs]),
        or(
          eq(aiWrongs.userId, userId),
          teamId === null ? undefined : and(eq(aiWrongs.teamId, teamId), aiWrongs.forAll),
        ),
      ),
    );
  return new Set(rows.map(({ ref }) => ref));
}

/** Keeps that someone said that a claim is wrong. */
export function addWrong(tx: Transaction, wrong: Authorized<Wrong>): void {
  tx.atCommit(
    tx
      .insert(aiWrongs)
      .values(wrong)
      .onConflictDoUpdate({
        target: [aiWrongs.userId, aiWrongs.ref],
        set: { forAll: wrong.forAll, teamId: wrong.teamId },
      }),
  );
}

/** Takes that back; of a team’s week, an administrator for everyone. */
export function removeWrong(tx: Transaction, { userId, ref, teamId, forAll }: Authorized<Wrong>): void {
  const own = eq(aiWrongs.userId, userId);
  tx.atCommit(
    tx
      .delete(aiWrongs)
      .where(
        and(
          eq(aiWrongs.ref, ref),
          forAll && teamId ? or(own, and(eq(aiWrongs.teamId, teamId), aiWrongs.forAll)) : own,
        ),
      ),
  );
}
