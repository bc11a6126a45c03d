import { and, eq, lt } from 'drizzle-orm';
import type { Database, Queryable } from '../../../db/open-database.ts';
import { ssoAttempts } from '../../../db/schema/account.ts';
import { shift } from '../../../platform/clock.ts';
import { hashToken } from '../rules.ts';
import { ATTEMPT_LIFE } from './rules.ts';

/** A sign-in that is under way: what was sent to the provider, and what the browser keeps meanwhile. */
type NewAttempt = {
  readonly state: string;
  readonly signInKey: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

/** Remembers a sign-in until the browser comes back. */
export async function insertAttempt(db: Queryable, attempt: NewAttempt, now: Date): Promise<void> {
  const { state, signInKey, nonce, codeVerifier } = attempt;
  await db.insert(ssoAttempts).values({
    stateHash: hashToken(state),
    browserHash: hashToken(signInKey),
    nonce,
    codeVerifier,
    expiresAt: shift(now, ATTEMPT_LIFE),
  });
}

/** Uses a sign-in up: it is given once, and only to the browser that began it; null otherwise, or when it is over. */
export async function takeAttempt(
  db: Queryable,
  { state, signInKey }: { state: string; signInKey: string },
  now: Date,
): Promise<{ nonce: string; codeVerifier: string } | null> {
  const [taken] = await db
    .delete(ssoAttempts)
    .where(
      and(eq(ssoAttempts.stateHash, hashToken(state)), eq(ssoAttempts.browserHash, hashToken(signInKey))),
    )
    .returning();
  return taken && taken.expiresAt > now ? taken : null;
}

/** Erases sign-ins that no one came back from. */
export async function eraseOldAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(ssoAttempts).where(lt(ssoAttempts.expiresAt, now));
}
