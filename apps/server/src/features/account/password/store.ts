import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/account.ts';
import type { Context, PublicContext } from '../../../http/context.ts';
import { refuse, unavailable } from '../../../http/refusal.ts';
import { MINUTE, SECOND } from '../../../platform/clock.ts';
import { PasswordsBusy } from '../../../platform/passwords.ts';
import type { RateLimitName } from '../../../platform/rate-limits.ts';
import { hashToken, slowness } from '../rules.ts';
import { browserHashOf, isKnownBrowser } from '../sign-in/store.ts';
import type { UserRow } from '../store.ts';

/**
 * The hash of a new password, as it is stored.
 * @throws Refusal 503 where too many wait for theirs
 */
export async function hashPassword({ passwords }: PublicContext, password: string): Promise<string> {
  return passwords.hash(password).catch(refuseWhenBusy);
}

/**
 * The account that an address and a password open; it takes as long where there is none. A browser in which the owner
 * has signed in has tries of its own, so that no one else uses them up (ADR 031).
 * @throws Refusal 400 after too many tries from this browser or IP
 */
export async function findByPassword(
  ctx: PublicContext,
  email: string,
  password: string,
): Promise<UserRow | null> {
  const browserHash = browserHashOf(ctx);
  const [found] = await ctx.database.db
    .select({ user: users, isKnown: isKnownBrowser(users.id, browserHash) })
    .from(users)
    .where(eq(users.email, email));
  const user = found?.user ?? null;
  const account = hashToken(email);
  const own: Budget = found?.isKnown
    ? ['signInByKnownBrowser', `${account}:${browserHash}`]
    : ['signInByRequester', `${account}:${ctx.connection.ip}`];
  if (found?.isKnown) refuseAfter(await ctx.limits.take(...own));
  else await takeAsStranger(ctx, account, own);
  if (!(await isRight(ctx, user, password))) return null;
  await ctx.limits.clear(...own);
  return user;
}

type Budget = readonly [name: RateLimitName, key: string];

async function takeAsStranger(
  { limits, connection: { ip }, clock }: PublicContext,
  account: string,
  own: Budget,
): Promise<void> {
  const [ofRequester, ofAddress] = await Promise.all([
    limits.take(...own),
    limits.take('signInByAddress', ip),
  ]);
  refuseAfter(Math.max(ofRequester, ofAddress));
  const beyond = await limits.takeBeyond('signInByStrangers', account);
  if (beyond > 0) await clock.wait(slowness(beyond));
}

/**
 * Whether someone who is signed in knows the password of their account; what others try to sign in with does not count.
 * @throws Refusal 400 after too many tries in this session
 */
export async function confirmPassword(ctx: Context, self: UserRow, password: string): Promise<boolean> {
  const { userId, sessionId } = ctx.actor;
  const session = `${userId}:${sessionId}`;
  refuseAfter(await ctx.limits.take('passwordBySession', session));
  const right = await isRight(ctx, self, password);
  if (right) await ctx.limits.clear('passwordBySession', session);
  return right;
}

function refuseAfter(seconds: number): void {
  if (seconds > 0) throw refuse('signInSlowed', { minutes: Math.ceil((seconds * SECOND) / MINUTE) });
}

async function isRight({ passwords }: PublicContext, user: UserRow | null, password: string) {
  return passwords.verify(password, user?.passwordHash ?? null).catch(refuseWhenBusy);
}

function refuseWhenBusy(error: unknown): never {
  throw error instanceof PasswordsBusy ? unavailable('serverBusy') : error;
}
