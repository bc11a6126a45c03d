import { api } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { call } from '../../../http/call.ts';
import type { PublicContext } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { enterAccount } from '../closing/store.ts';
import { MEMBER_CODE_LETTERS } from '../rules.ts';
import { keepSession, openSession } from '../sign-in/store.ts';
import { findUserByEmail, insertUser, type UserRow, updateUser } from '../store.ts';
import { callbackAddress, type Newcomer, readNewcomer } from './rules.ts';
import { presentSsoFailure } from './sso.present.ts';
import { takeAttempt } from './sso.store.ts';
import { findUserByIdentity, hasIdentityAt, insertIdentity, lockIdentity } from './store.ts';

/** Of a new account, where the provider does not tell. */
type Habits = { readonly locale: 'en' | 'zh'; readonly timezone: string };

/**
 * Signs in with the code that the provider gave. Anyone who comes for the first time is linked to the account of their
 * address where the provider has verified it, or gets an account, also where registration is closed: the provider
 * has decided who belongs here.
 */
export const keyclockHandleAuthorizationCode = call(
  api.keyclock.handleAuthorizationCode,
  async (ctx, input) => {
    const { oidc, now, config } = ctx;
    if (!oidc) throw refuse('ssoOff');
    const redirectUri = callbackAddress(config.publicUrl);
    const { code, state, iss, restore } = input;
    const { signInKey } = ctx.connection;
    const attempt =
      signInKey &&
      (await ctx.database.transaction((tx) => takeAttempt(tx, { state, signInKey }, now), {
        reserved: true,
      }));
    if (!attempt || (input.redirectUri ?? redirectUri) !== redirectUri) throw refuse('ssoFailed');
    const { nonce, codeVerifier } = attempt;
    const claims = await oidc
      .redeem({ redirectUri, state, nonce, codeVerifier }, { code, iss })
      .catch((error: unknown) => {
        throw presentSsoFailure(error, oidc.settings.name);
      });
    const newcomer = readNewcomer(claims, oidc.settings);
    const fallback = {
      locale: input.locale ?? config.defaultLocale ?? 'en',
      timezone: input.timezone ?? 'UTC',
    };
    const opened = await ctx.database.transaction(
      async (tx) => {
        const { known, isNew } = await findAccount(ctx, tx, newcomer, fallback);
        const { id } = await enterAccount(tx, ctx, known, restore);
        const user = await updateUser(tx, id, { instanceAdmin: newcomer.instanceAdmin });
        return { ...(await openSession(ctx, tx, user)), isNew };
      },
      { reserved: true },
    );
    return { ...keepSession(ctx, opened), isNew: opened.isNew };
  },
);

/** The account of a person the provider vouches for, made where there is none. */
async function findAccount(
  ctx: PublicContext,
  tx: Transaction,
  newcomer: Newcomer,
  fallback: Habits,
): Promise<{ known: UserRow; isNew: boolean }> {
  await lockIdentity(tx, newcomer);
  const own = await findUserByIdentity(tx, newcomer);
  if (own) return { known: own, isNew: false };
  if (newcomer.email === null) throw refuse('ssoEmailMissing');
  const sameAddress = await findUserByEmail(tx, newcomer.email);
  if (sameAddress) await assertLinkable(tx, sameAddress, newcomer);
  const user =
    sameAddress ??
    (await insertUser(tx, {
      id: ctx.random.id(),
      email: newcomer.email,
      name: newcomer.name,
      code: ctx.random.letters(MEMBER_CODE_LETTERS),
      locale: newcomer.locale ?? fallback.locale,
      timezone: newcomer.timezone ?? fallback.timezone,
      createdAt: ctx.now,
    }));
  // Someone else took the address in this very moment.
  if (!user) throw refuse('ssoFailed');
  await insertIdentity(tx, newcomer, user.id, ctx.now);
  return { known: user, isNew: !sameAddress };
}

/**
 * An account is linked by an address that the provider has verified, and to one identity at a provider alone:
 * the account may have come about by an address that no one had verified.
 */
async function assertLinkable(tx: Transaction, user: UserRow, newcomer: Newcomer): Promise<void> {
  if (!newcomer.emailVerified) throw refuse('ssoEmailUnverified');
  if (await hasIdentityAt(tx, user.id, newcomer.issuer)) throw refuse('ssoEmailTaken');
}
