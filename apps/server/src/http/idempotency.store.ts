import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/open-database.ts';
import { idempotencyKeys } from '../db/schema/platform.ts';
import { type Params, statement } from '../db/statement.ts';
import type { Unsent } from '../db/transaction-connection.ts';
import { eraseSome } from '../platform/erase-hidden.ts';

export type KeyOwner = { readonly userId: string; readonly key: string };
/** The first answer to a key, and the hash of the request that it answers. */
export type KeptAnswer = { readonly requestHash: string; readonly answer: unknown };
type NewAnswer = KeyOwner & KeptAnswer & { readonly createdAt: Date };

/** As a column beside a person: what is kept under a key of theirs, or null. */
export function keptAnswerOf(userId: SQL, key: SQL): SQL<KeptAnswer | null> {
  const { requestHash, answer } = idempotencyKeys;
  return sql`(
    select json_build_object('requestHash', ${requestHash}, 'answer', ${answer}) from ${idempotencyKeys}
    where ${idempotencyKeys.userId} = ${userId} and ${idempotencyKeys.key} = ${key}
  )`;
}

export async function findKeptAnswer(db: Database, { userId, key }: KeyOwner): Promise<KeptAnswer | null> {
  const [row] = await db
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  return row ?? null;
}

const insertAnswer = statement(
  'keep_answer',
  (db, { userId, key, requestHash, answer, createdAt }: Params<NewAnswer>) =>
    db.insert(idempotencyKeys).values({ userId, key, requestHash, answer: sql`${answer}::jsonb`, createdAt }),
);

/** Keeps an answer with the write that it is the answer to; of several with one key, one can commit. */
export function keepAnswer(on: Queryable, answer: NewAnswer): Unsent {
  return insertAnswer(on, { ...answer, answer: JSON.stringify(answer.answer) });
}

/** Forgets some of the answers from before an instant; returns how many. */
export function forgetAnswers(db: Database, before: Date, limit: number): Promise<number> {
  const { userId, key, createdAt } = idempotencyKeys;
  return eraseSome(db, [userId, key], lt(createdAt, before), limit);
}
