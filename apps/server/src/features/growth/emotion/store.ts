import { and, between, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { moods } from '../../../db/schema/growth.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { BEGINNING_READ, type Begun } from '../rules.ts';

type Days = { readonly from: string; readonly to: string };

export type WrittenMood = Begun & {
  readonly id: string;
  readonly day: string;
  readonly expression: string | null;
};
export type KeptMood = { readonly day: string; readonly face: string; readonly note: string };

/** What someone wrote on some days, with the face that stands beside it. */
export async function listWrittenMoods(
  db: Database,
  authorId: string,
  { from, to }: Days,
): Promise<WrittenMood[]> {
  return db
    .select({
      id: diaries.id,
      day: diaries.day,
      expression: diaries.expression,
      title: diaries.title,
      summary: sql<string>`left(${diaries.sections} ->> 'summary', ${BEGINNING_READ})`,
    })
    .from(diaries)
    .where(and(eq(diaries.authorId, authorId), isNull(diaries.deletedAt), between(diaries.day, from, to)));
}

/** What someone said of some days for themselves alone. */
export async function listKeptMoods(db: Database, ownerId: string, { from, to }: Days): Promise<KeptMood[]> {
  return db
    .select({ day: moods.day, face: moods.face, note: moods.note })
    .from(moods)
    .where(and(eq(moods.ownerId, ownerId), between(moods.day, from, to)));
}

/** The first day that someone wrote or said how it was; null for none. */
export async function findFirstMoodDay(db: Database, userId: string): Promise<string | null> {
  const written = sql`(select min(${diaries.day}) from ${diaries}
    where ${diaries.authorId} = ${userId}::uuid and ${diaries.deletedAt} is null)`;
  const kept = sql`(select min(${moods.day}) from ${moods} where ${moods.ownerId} = ${userId}::uuid)`;
  const [found] = await db
    .select({ day: sql<string | null>`least(${written}, ${kept})::text` })
    .from(sql`(select 1) as one`);
  return found?.day ?? null;
}

/** Keeps how a day was for someone; said again, it is the last that counts. */
export function keepMood(tx: Transaction, mood: Authorized<typeof moods.$inferInsert>): void {
  const { face, note, savedAt } = mood;
  tx.atCommit(
    tx
      .insert(moods)
      .values(mood)
      .onConflictDoUpdate({ target: [moods.ownerId, moods.day], set: { face, note, savedAt } }),
  );
}

/** Takes that back. */
export function forgetMood(
  tx: Transaction,
  { ownerId, day }: Authorized<{ readonly ownerId: string; readonly day: string }>,
): void {
  tx.atCommit(tx.delete(moods).where(and(eq(moods.ownerId, ownerId), eq(moods.day, day))));
}
