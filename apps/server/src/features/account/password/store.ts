import type { PublicContext } from '../../../http/context.ts';
import { refuse, unavailable } from '../../../http/refusal.ts';
import { PasswordsBusy } from '../../../platform/passwords.ts';
import { hashToken } from '../rules.ts';
import type { UserRow } from '../store.ts';

/**
 * The hash of a new password, as it is stored.
 * @throws Refusal 503 where too many wait for theirs
 */
export async function hashPassword({ passwords }: PublicContext, password: string): Promise<string> {
  return passwords.hash(password).catch(refuseWhenBusy);
}

/**
 * Compares a password with the stored one; takes as long where there is no such person.
 * @throws Refusal 400 after too many tries for this address or from this IP
 */
export async function checkPassword(
  ctx: PublicContext,
  email: string,
  user: UserRow | null,
  password: string,
): Promise<boolean> {
  const account = hashToken(email);
  const wait = Math.max(
    await ctx.limits.take('signInByAccount', account),
    await ctx.limits.take('signInByAddress', ctx.connection.ip),
  );
  if (wait > 0) throw refuse('signInSlowed', { minutes: Math.ceil(wait / 60) });
  const right = await ctx.passwords.verify(password, user?.passwordHash ?? null).catch(refuseWhenBusy);
  if (right) await ctx.limits.clear('signInByAccount', account);
  return right;
}

function refuseWhenBusy(error: unknown): never {
  throw error instanceof PasswordsBusy ? unavailable('serverBusy') : error;
}
