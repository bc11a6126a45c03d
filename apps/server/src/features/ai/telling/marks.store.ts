import type { AdviceFault } from '@garden/contract';
import { and, asc, eq, inArray, isNotNull, not, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { aiWrongs } from '../../../db/schema/ai.ts';
import type { Authorized } from '../../../http/authorize.ts';

export type Mark = typeof aiWrongs.$inferInsert;

/** What was said of some claims. */
export type Marks = {
  /** Those that someone, or an administrator of their team for everyone, said to be wrong, or of no help. */
  readonly wrong: ReadonlySet<string>;
  /** Those that they said helped. */
  readonly helped: ReadonlySet<string>;
};

/** What someone said of some claims, and an administrator of their team for everyone. */
export async function listMarks(
  db: Queryable,
  refs: readonly string[],
  { userId, teamId }: { readonly userId: string; readonly teamId: string | null },
): Promise<Marks> {
  if (refs.length === 0) return { wrong: new Set(), helped: new Set() };
  const forAll = and(eq(aiWrongs.teamId, teamId ?? ''), aiWrongs.forAll, not(aiWrongs.helped));
  const rows = await db
    .selectDistinct({ ref: aiWrongs.ref, helped: aiWrongs.helped })
    .from(aiWrongs)
    .where(
      and(
        inArray(aiWrongs.ref, [...refs]),
        or(eq(aiWrongs.userId, userId), teamId === null ? undefined : forAll),
      ),
    );
  const those = (helped: boolean) =>
    new Set(rows.filter((row) => row.helped === helped).map(({ ref }) => ref));
  return { wrong: those(false), helped: those(true) };
}

/** Why advice did not help someone, of all that they were given. */
export async function listAdviceFaults(db: Queryable, userId: string): Promise<AdviceFault[]> {
  const rows = await db
    .selectDistinct({ because: aiWrongs.because })
    .from(aiWrongs)
    .where(and(eq(aiWrongs.userId, userId), isNotNull(aiWrongs.because)))
    .orderBy(asc(aiWrongs.because));
  return rows.flatMap(({ because }) => because ?? []);
}

/** Keeps what someone said of a claim. */
export function addMark(tx: Transaction, mark: Authorized<Mark>): void {
  const { userId, ref, ...said } = mark;
  tx.atCommit(
    tx
      .insert(aiWrongs)
      .values(mark)
      .onConflictDoUpdate({ target: [aiWrongs.userId, aiWrongs.ref], set: said }),
  );
}

/** Takes that back; of a team’s week, an administrator for everyone. */
export function removeMark(tx: Transaction, { userId, ref, teamId, forAll }: Authorized<Mark>): void {
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
