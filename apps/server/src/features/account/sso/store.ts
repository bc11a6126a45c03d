import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { identities, users } from '../../../db/schema/account.ts';
import type { UserRow } from '../store.ts';

/** Who someone is at a sign-in provider. */
export type Identity = { readonly issuer: string; readonly subject: string };

/** Lets sign-ins of the same identity pass one after the other until the transaction ends. */
export async function lockIdentity(tx: Transaction, { issuer, subject }: Identity): Promise<void> {
  const name = `identity ${subject} at ${issuer}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** The account of an identity, closed ones included. */
export async function findUserByIdentity(tx: Transaction, identity: Identity): Promise<UserRow | null> {
  const [found] = await tx
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, identity.issuer), eq(identities.subject, identity.subject)));
  return found?.user ?? null;
}

/** Whether an account already belongs to someone at this provider. */
export async function hasIdentityAt(tx: Transaction, userId: string, issuer: string): Promise<boolean> {
  const found = await tx
    .select({ subject: identities.subject })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.issuer, issuer)))
    .limit(1);
  return found.length > 0;
}

export async function insertIdentity(
  tx: Transaction,
  { issuer, subject }: Identity,
  userId: string,
  now: Date,
): Promise<void> {
  await tx.insert(identities).values({ issuer, subject, userId, createdAt: now });
}

/** Forgets who an account belongs to at sign-in providers. */
export async function deleteIdentities(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(identities).where(eq(identities.userId, userId));
}
