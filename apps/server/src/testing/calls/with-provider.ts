import type { Oidc } from '../../platform/oidc.ts';
import { newAddress } from '../codes.ts';
import { openSecondTestApp, type TestApp } from '../test-app.ts';

const ISSUER = 'https://id.example.com';

/** Runs an example on a server with a sign-in provider. */
export async function withProvider<T>(app: TestApp, run: (app: TestApp) => Promise<T>): Promise<T> {
  const withSso = await openSecondTestApp(app, { oidc: createSimpleProvider(newAddress()) });
  try {
    return await run(withSso);
  } finally {
    await withSso.close();
  }
}

/** A provider that vouches for the same person whatever comes back. */
function createSimpleProvider(email: string): Oidc {
  return {
    settings: { name: 'Vineyard ID', clientId: 'grape-garden', adminRole: 'admin' },
    authorizationUrl: async ({ state }) => `${ISSUER}/authorize?${new URLSearchParams({ state })}`,
    redeem: async () => ({ iss: ISSUER, sub: email, email, email_verified: true, name: 'Maya' }),
  };
}
