import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { SECOND } from '../../../platform/clock.ts';
import { ATTEMPT_LIFE, callbackAddress } from './rules.ts';
import { presentSsoFailure } from './sso.present.ts';
import { insertAttempt } from './sso.store.ts';

const KEY_FORM = /^[\w-]{43}$/;

/**
 * Begins a sign-in with the provider. A browser that is already at the provider in another window keeps its key,
 * so that both windows can come back.
 */
export const authSso = call(api.auth.sso, async (ctx) => {
  const { oidc, random, connection } = ctx;
  if (!oidc) throw refuse('ssoOff');
  const kept = connection.signInKey;
  const signInKey = kept && KEY_FORM.test(kept) ? kept : random.token();
  const attempt = { state: random.token(), nonce: random.token(), codeVerifier: random.token() };
  const location = await oidc
    .authorizationUrl({ ...attempt, redirectUri: callbackAddress(ctx.config.publicUrl) })
    .catch((error: unknown) => {
      throw presentSsoFailure(error, oidc.settings.name);
    });
  await ctx.database.transaction((tx) => insertAttempt(tx, { ...attempt, signInKey }, ctx.now), {
    reserved: true,
  });
  connection.keepSignInKey(signInKey, ATTEMPT_LIFE / SECOND);
  return { location };
});
