import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { identities, sessions } from '../../../db/schema/account.ts';
import { inPages } from '../../../platform/personal-data.ts';

/** How someone is known to sign-in providers. */
export async function listIdentities(db: Database, userId: string) {
  const { issuer, subject, createdAt } = identities;
  return db.select({ issuer, subject, createdAt }).from(identities).where(eq(identities.userId, userId));
}

/** Where someone was signed in, as far as it is kept. */
export function readSessions(db: Database, userId: string) {
  const { id, device, createdAt, lastSeenAt, revokedAt } = sessions;
  return inPages((after: { readonly id: string } | undefined, limit) =>
    db
      .select({ id, device, createdAt, lastSeenAt, revokedAt })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), after && gt(id, after.id)))
      .orderBy(asc(id))
      .limit(limit),
  );
}
