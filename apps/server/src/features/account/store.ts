import { and, count, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

type PersonTable<Id> = { readonly id: Id } & {
  readonly [Column in 'name' | 'avatar' | 'deletedAt']: SQLWrapper;
};

/**
 * What every query selects of someone that others see. Anyone who closed their account has neither name nor picture:
 * the empty name stands for a former member. After a left join that found no one, null as a whole.
 * @param table `users` or an alias of it
 */
export function personColumns<Id extends AnyPgColumn>(table: PersonTable<Id>) {
  return {
    id: table.id,
    name: sql<string>`case when ${table.deletedAt} is null then ${table.name} else '' end`,
    avatar: sql<string | null>`case when ${table.deletedAt} is null then ${table.avatar} end`,
  };
}

/** An account by its address (lower case), a closed one too until it is erased. */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user ?? null;
}

/** A living account. */
export async function findUser(db: Queryable, userId: string): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return user ?? null;
}

/** How many accounts there ever were. */
export async function countUsers(db: Queryable): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users);
  return row?.total ?? 0;
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

/** What may change of an account; fields left out (or undefined) stay. */
export type UserChanges = Partial<
  Pick<
    NewUser,
    | 'name'
    | 'email'
    | 'avatar'
    | 'locale'
    | 'timezone'
    | 'passwordHash'
    | 'instanceAdmin'
    | 'todosOpen'
    | 'mistakesAsked'
  >
>;

/**
 * Changes an account.
 * @throws the unique constraint's violation where the new address was taken in the same moment
 */
export async function updateUser(db: Queryable, userId: string, changes: UserChanges): Promise<UserRow> {
  const isEmpty = Object.values(changes).every((value) => value === undefined);
  const [user] = isEmpty
    ? await db.select().from(users).where(eq(users.id, userId))
    : await db.update(users).set(changes).where(eq(users.id, userId)).returning();
  if (!user) throw new Error(`user ${userId} is gone`);
  return user;
}
