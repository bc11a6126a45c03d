import { and, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { verificationCodes } from '../../../db/schema/account.ts';
import { shift } from '../../../platform/clock.ts';
import { CODE_KEPT, CODE_LIFE, CODE_TRIES, hashCode } from './rules.ts';

export type CodeRow = typeof verificationCodes.$inferSelect;
export type CodePurpose = CodeRow['purpose'];

/** Matches no code: the digits come into being with their mail. */
const NOT_SENT = '';

/** Lets requests for the same address, then those from the same IP, pass one after the other until the transaction ends. */
export async function lockCodeRequests(tx: Transaction, email: string, ip: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code to ${email}`}, 0))`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code from ${ip}`}, 0))`);
}

/** When codes were asked for an address within the last day, the `most` newest first. */
export async function codesTo(tx: Transaction, email: string, most: number, now: Date): Promise<Date[]> {
  return askedFor(tx, eq(verificationCodes.email, email), most, now);
}

/** When codes were asked for from an IP within the last day, the `most` newest first. */
export async function codesFrom(tx: Transaction, ip: string, most: number, now: Date): Promise<Date[]> {
  return askedFor(tx, eq(verificationCodes.ip, ip), most, now);
}

async function askedFor(tx: Transaction, matches: SQL, most: number, now: Date): Promise<Date[]> {
  const rows = await tx
    .select({ createdAt: verificationCodes.createdAt })
    .from(verificationCodes)
    .where(and(matches, gt(verificationCodes.createdAt, shift(now, -CODE_KEPT))))
    .orderBy(desc(verificationCodes.createdAt))
    .limit(most);
  return rows.map(({ createdAt }) => createdAt);
}

type NewCode = { id: string; email: string; purpose: CodePurpose; ip: string; createdAt: Date };

/** Notes that a code was asked for; its mail is due within `life`. */
export async function insertCode(tx: Transaction, code: NewCode, life = CODE_LIFE): Promise<void> {
  const expiresAt = shift(code.createdAt, life);
  await tx.insert(verificationCodes).values({ ...code, codeHash: NOT_SENT, expiresAt });
}

/** The code that a mail is due for; null where a newer one was asked for, or too much time has passed. */
export async function findDueCode(db: Database, id: string, now: Date): Promise<CodeRow | null> {
  const [asked] = await db.select().from(verificationCodes).where(eq(verificationCodes.id, id));
  if (!asked || asked.usedAt || asked.expiresAt <= now) return null;
  const [newest] = await newestCode(db, asked.email, asked.purpose);
  return newest?.id === id ? newest : null;
}

/** Makes a code valid from now on, for ten minutes unless told. */
export async function armCode(
  db: Database,
  row: CodeRow,
  code: string,
  now: Date,
  life = CODE_LIFE,
): Promise<void> {
  await db
    .update(verificationCodes)
    .set({ codeHash: hashCode(code, row.email, row.purpose), expiresAt: shift(now, life) })
    .where(eq(verificationCodes.id, row.id));
}

type Attempt = { email: string; purpose: CodePurpose; code: string; now: Date };

/**
 * Uses up the newest code of an address, or counts a wrong try; true where the code was right.
 * The transaction must commit after a wrong one, too.
 */
export async function useCode(tx: Transaction, { email, purpose, code, now }: Attempt): Promise<boolean> {
  const [row] = await newestCode(tx, email, purpose).for('update');
  if (!row || row.usedAt || row.expiresAt <= now || row.tries >= CODE_TRIES) return false;
  const right = row.codeHash === hashCode(code, email, purpose);
  await tx
    .update(verificationCodes)
    .set(right ? { usedAt: now } : { tries: row.tries + 1 })
    .where(eq(verificationCodes.id, row.id));
  return right;
}

function newestCode(db: Queryable, email: string, purpose: CodePurpose) {
  return db
    .select()
    .from(verificationCodes)
    .where(and(eq(verificationCodes.email, email), eq(verificationCodes.purpose, purpose)))
    .orderBy(desc(verificationCodes.createdAt), desc(verificationCodes.id))
    .limit(1);
}

/** Erases codes that no limit counts any more and no one can use. */
export async function eraseOldCodes(db: Database, now: Date): Promise<void> {
  await db
    .delete(verificationCodes)
    .where(
      and(lt(verificationCodes.createdAt, shift(now, -CODE_KEPT)), lt(verificationCodes.expiresAt, now)),
    );
}
