import { and, desc, eq, gt, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users, verificationCodes } from '../../../db/schema/account.ts';
import { shift } from '../../../platform/clock.ts';
import { eraseSome } from '../../../platform/erase-hidden.ts';
import { type CodeTrier, isKnownBrowser } from '../sign-in/store.ts';
import { CODE_KEPT, CODE_LIFE, CODE_TRIES, hashCode } from './rules.ts';

export type CodeRow = typeof verificationCodes.$inferSelect;
export type CodePurpose = CodeRow['purpose'];

/** Matches no code: the digits come into being with their mail. */
const NOT_SENT = '';

/** Lets requests for the same address, then those from the same IP, pass one after the other until the transaction ends. */
export async function lockCodeRequests(tx: Transaction, email: string, ip: string): Promise<void> {
  const lock = (name: string) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
  await tx.execute(sql`select ${lock(`code to ${email}`)}, ${lock(`code from ${ip}`)}`);
}

/** Who asks for codes: a browser, at an IP; or a program there. */
export type Requester = { readonly browserHash: string; readonly ip: string; readonly byProgram: boolean };

/** The `most` newest codes that a browser asked for to a mailbox within the last day. */
export const listCodesOfBrowser: ListCodes<{ email: string } & Requester> = (
  tx,
  { email, browserHash },
  ...page
) => listAskedFor(tx, and(isTo(email), eq(verificationCodes.browserHash, browserHash)), ...page);

/** The same of all browsers at an IP. */
export const listCodesOfRequester: ListCodes<{ email: string } & Requester> = (tx, { email, ip }, ...page) =>
  listAskedFor(tx, and(isTo(email), eq(verificationCodes.ip, ip)), ...page);

/** The same to all mailboxes. */
export const listCodesOfIp: ListCodes<Requester> = (tx, { ip }, ...page) =>
  listAskedFor(tx, eq(verificationCodes.ip, ip), ...page);

/** The same to one mailbox, no matter who asked. */
export const listCodesOfMailbox: ListCodes<{ email: string }> = (tx, { email }, ...page) =>
  listAskedFor(tx, isTo(email), ...page);

/** When codes were asked for, newest first. */
type ListCodes<By> = (tx: Transaction, by: By, most: number, now: Date) => Promise<Date[]>;

const isTo = (email: string) => eq(verificationCodes.email, email);

/** What was asked for before the clock was set back counts no more, or it would until the clock has caught up. */
const isAskedBy = (now: Date) => lte(verificationCodes.createdAt, now);

async function listAskedFor(tx: Transaction, matches: SQL | undefined, most: number, now: Date) {
  const rows = await tx
    .select({ createdAt: verificationCodes.createdAt })
    .from(verificationCodes)
    .where(and(matches, gt(verificationCodes.createdAt, shift(now, -CODE_KEPT)), isAskedBy(now)))
    .orderBy(desc(verificationCodes.createdAt))
    .limit(most);
  return rows.map(({ createdAt }) => createdAt);
}

/** Whether the account of an address has been signed in to in a browser; false where there is none. */
export async function isAskedByOwner(tx: Transaction, email: string, browserHash: string): Promise<boolean> {
  const [found] = await tx
    .select({ isKnown: isKnownBrowser(users.id, browserHash) })
    .from(users)
    .where(eq(users.email, email));
  return found?.isKnown ?? false;
}

type NewCode = Requester & {
  readonly id: string;
  readonly email: string;
  readonly purpose: CodePurpose;
  /** Those that it has used up from the beginning. */
  readonly tries: number;
  readonly programTries: number;
  readonly createdAt: Date;
};

/** Notes that a code was asked for; its mail is due as long as the code would be valid. */
export async function insertCode(tx: Transaction, code: NewCode): Promise<void> {
  const expiresAt = shift(code.createdAt, CODE_LIFE);
  await tx.insert(verificationCodes).values({ ...code, codeHash: NOT_SENT, expiresAt });
}

/** The code that a mail is due for; null where its browser asked for a newer one, or too much time has passed. */
export async function findDueCode(db: Database, id: string, now: Date): Promise<CodeRow | null> {
  const [asked] = await db.select().from(verificationCodes).where(eq(verificationCodes.id, id));
  if (!asked || asked.usedAt || asked.expiresAt <= now) return null;
  const [newest] = await newestCode(db, asked, asked, now);
  return newest?.id === id ? newest : null;
}

/** Makes a code valid from now on, for ten minutes. */
export async function armCode(db: Database, row: CodeRow, code: string, now: Date): Promise<void> {
  await db
    .update(verificationCodes)
    .set({ codeHash: hashCode(code, row.email, row.purpose), expiresAt: shift(now, CODE_LIFE) })
    .where(eq(verificationCodes.id, row.id));
}

type Asked = { readonly email: string; readonly purpose: CodePurpose };

type Attempt = Asked & { readonly code: string; readonly by: CodeTrier; readonly now: Date };

/**
 * Uses up the newest code that the same one asked for to an address, or counts a wrong try; true where the code was
 * right. What others ask for and try touches neither. The transaction must commit after a wrong one, too.
 */
export async function useCode(tx: Transaction, attempt: Attempt): Promise<boolean> {
  const { email, purpose, code, by, now } = attempt;
  const [row] = await newestCode(tx, attempt, by, now).for('update');
  const counter = 'programAt' in by ? 'programTries' : 'tries';
  if (!row || row.usedAt || row.expiresAt <= now || row[counter] >= CODE_TRIES) return false;
  const right = row.codeHash === hashCode(code, email, purpose);
  await tx
    .update(verificationCodes)
    .set(right ? { usedAt: now } : { [counter]: row[counter] + 1 })
    .where(eq(verificationCodes.id, row.id));
  return right;
}

function newestCode(db: Queryable, { email, purpose }: Asked, by: CodeTrier, now: Date) {
  const { browserHash, ip, byProgram } = verificationCodes;
  const isBy =
    'programAt' in by ? and(eq(ip, by.programAt), eq(byProgram, true)) : eq(browserHash, by.browserHash);
  return db
    .select()
    .from(verificationCodes)
    .where(and(isTo(email), eq(verificationCodes.purpose, purpose), isBy, isAskedBy(now)))
    .orderBy(desc(verificationCodes.createdAt), desc(verificationCodes.id))
    .limit(1);
}

/** Erases some of the codes that no limit counts any more and no one can use; returns how many. */
export function eraseOldCodes(db: Database, now: Date, limit: number): Promise<number> {
  const { id, createdAt, expiresAt } = verificationCodes;
  return eraseSome(db, [id], and(lt(createdAt, shift(now, -CODE_KEPT)), lt(expiresAt, now)), limit);
}
