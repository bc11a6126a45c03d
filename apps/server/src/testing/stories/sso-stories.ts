import { api, type Endpoint } from '@garden/contract';
import type { Oidc } from '../../platform/oidc.ts';
import { newAddress } from '../codes.ts';
import { openTestApp, type Reply, type TestApp } from '../test-app.ts';
import type { CallName } from './stories.ts';

const ISSUER = 'https://id.example.com';

/** A provider that vouches for the same person whatever comes back. */
function oneMansProvider(email: string): Oidc {
  return {
    settings: { name: 'Vineyard ID', clientId: 'grape-garden', adminRole: 'admin' },
    authorizationUrl: async ({ state }) => `${ISSUER}/authorize?${new URLSearchParams({ state })}`,
    redeem: async () => ({ iss: ISSUER, sub: email, email, email_verified: true, name: 'Maya' }),
  };
}

/** Tells a story on a server with a sign-in provider. */
async function withProvider(tell: (app: TestApp) => Promise<Reply<Endpoint>>): Promise<Reply<Endpoint>> {
  const app = await openTestApp({ oidc: oneMansProvider(newAddress()) });
  try {
    return await tell(app);
  } finally {
    await app.close();
  }
}

/** One success for every call of the sign-in with a provider. */
export const ssoStories = {
  'auth.sso': () => withProvider((app) => app.call(api.auth.sso, {})),
  'keyclock.handleAuthorizationCode': () =>
    withProvider(async (app) => {
      const begun = await app.call(api.auth.sso, {});
      const cookies = Object.fromEntries(begun.cookies.map(({ name, value }) => [name, value]));
      const state = new URL(begun.data.location).searchParams.get('state') ?? '';
      const brought = { code: 'any', state, timezone: 'Asia/Shanghai' };
      return app.call(api.keyclock.handleAuthorizationCode, brought, { cookies });
    }),
} satisfies Partial<Record<CallName, (app: TestApp) => Promise<Reply<Endpoint>>>>;
