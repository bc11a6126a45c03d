import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

type Reader = Database | Transaction;

/** A living account by its address (lower case). */
export async function findUserByEmail(db: Reader, email: string): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  return user ?? null;
}

export async function findUser(db: Reader, userId: string): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return user ?? null;
}

/** Adds an account; null where the address is taken. */
export async function insertUser(tx: Transaction, user: NewUser): Promise<UserRow | null> {
  const [added] = await tx
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning();
  return added ?? null;
}

/** Changes an account; null where the new address is taken. */
export async function updateUser(
  tx: Transaction,
  userId: string,
  changes: Partial<Omit<NewUser, 'id' | 'createdAt'>>,
): Promise<UserRow> {
  const [user] = await tx.update(users).set(changes).where(eq(users.id, userId)).returning();
  if (!user) throw new Error(`user ${userId} is gone`);
  return user;
}
