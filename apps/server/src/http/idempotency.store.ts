import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database.ts';
import { idempotencyKeys } from '../db/schema/platform.ts';

export type KeyOwner = { readonly userId: string; readonly key: string };
export type KeptAnswer = { readonly requestHash: string; readonly answer: unknown; readonly done: boolean };

const owned = ({ userId, key }: KeyOwner) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/** Claims a key for this request; false where someone holds it. A claim left by a server that died is taken over. */
export async function claimKey(
  db: Database,
  owner: KeyOwner,
  requestHash: string,
  now: Date,
  abandonedBefore: Date,
): Promise<boolean> {
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ ...owner, requestHash, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { requestHash, createdAt: now },
      setWhere: and(isNull(idempotencyKeys.answer), lt(idempotencyKeys.createdAt, abandonedBefore)),
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

export async function findAnswer(db: Database, owner: KeyOwner): Promise<KeptAnswer | null> {
  const [row] = await db
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(owned(owner));
  return row ? { ...row, done: row.answer !== null } : null;
}

export async function keepAnswer(db: Database, owner: KeyOwner, answer: unknown): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ answer: sql`${JSON.stringify(answer)}::jsonb` })
    .where(owned(owner));
}

export async function releaseKey(db: Database, owner: KeyOwner): Promise<void> {
  await db.delete(idempotencyKeys).where(and(owned(owner), isNull(idempotencyKeys.answer)));
}

export async function forgetAnswers(db: Database, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
