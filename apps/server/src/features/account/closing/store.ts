import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { refuse, sessionOver } from '../../../http/refusal.ts';
import type { HookContext } from '../../../platform/hooks.ts';
import { revokeSessions } from '../sign-in/store.ts';
import type { UserRow } from '../store.ts';
import { accountClosing, accountReopened } from './hooks.ts';
import { dayAt, erasureOf } from './rules.ts';

/** Anyone who joins a team holds the same row, so that no one does while their account closes or opens. */
export async function lockUser(tx: Transaction, userId: string): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return user ?? null;
}

/** An account that is closed and not erased yet. */
export async function findClosedUser(db: Database, userId: string): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.deletedAt), isNull(users.erasedAt)));
  return user ?? null;
}

/**
 * Closes an account: memberships and sessions end in the same moment, and nothing is erased yet.
 * @throws Refusal `accountOwnsTeams` with their names.
 */
export async function closeAccount(tx: Transaction, ctx: HookContext, userId: string): Promise<void> {
  const { now } = ctx;
  const user = await lockUser(tx, userId);
  if (!user || user.deletedAt) throw sessionOver();
  await ctx.hooks.run(tx, accountClosing, { userId }, ctx);
  await revokeSessions(tx, userId, now);
  await tx.update(users).set({ deletedAt: now }).where(eq(users.id, userId));
}

/**
 * Takes the closing of an account back, with the memberships that ended by it; a living account stays as it is.
 * @throws Refusal `credentialsWrong` where it is too late, as for an account that never was.
 */
export async function reopenAccount(tx: Transaction, ctx: HookContext, userId: string): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  if (!user || user.erasedAt) throw refuse('credentialsWrong');
  if (!user.deletedAt) return user;
  if (erasureOf(user.deletedAt) <= ctx.now) throw refuse('credentialsWrong');
  await tx.update(users).set({ deletedAt: null }).where(eq(users.id, userId));
  await ctx.hooks.run(tx, accountReopened, { userId, closedAt: user.deletedAt }, ctx);
  return { ...user, deletedAt: null };
}

/**
 * The account that someone signs in to, who has shown that it is theirs; a closed one opens where they ask for that.
 * @throws Refusal `accountClosing` with the day of the erasure, `credentialsWrong` where that day is over.
 */
export async function enterAccount(
  tx: Transaction,
  ctx: HookContext,
  user: UserRow,
  restore: boolean | undefined,
): Promise<UserRow> {
  if (!user.deletedAt) return user;
  const erasure = erasureOf(user.deletedAt);
  if (restore || erasure <= ctx.now) return reopenAccount(tx, ctx, user.id);
  throw refuse('accountClosing', { day: dayAt(erasure, user.timezone) });
}
