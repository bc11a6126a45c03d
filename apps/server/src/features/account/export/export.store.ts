import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { identities } from '../../../db/schema/account.ts';

/** How someone is known to sign-in providers. */
export async function listIdentities(db: Database, userId: string) {
  const { issuer, subject, createdAt } = identities;
  return db.select({ issuer, subject, createdAt }).from(identities).where(eq(identities.userId, userId));
}
