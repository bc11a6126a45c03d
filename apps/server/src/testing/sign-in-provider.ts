import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Provider } from 'oidc-provider';
import * as z from 'zod';
import type { OidcSettings } from '../config/config.ts';

/** What the provider says of someone; the sign-in page takes it as JSON, so that everyone can be anyone. */
export type TestClaims = { readonly sub: string } & Readonly<Record<string, unknown>>;

type TokenAnswer = Readonly<Record<string, unknown>>;
export type Forgery = (answer: TokenAnswer) => TokenAnswer;

export type TestProvider = {
  /** What a server needs to know to be its client. */
  readonly settings: OidcSettings;
  /** Changes what the token endpoint answers, until told otherwise. */
  forge(change: Forgery): void;
  /** At these paths answers with a bare 503, or not at all, until told otherwise. */
  fail(paths: RegExp, how?: 'refuse' | 'hang'): void;
  /** Is itself again. */
  mend(): void;
  close(): Promise<void>;
};

const claimsShape = z.looseObject({ sub: z.string().min(1) });

/**
 * A real OpenID Connect provider (oidc-provider) on this machine, with a sign-in page of its own.
 * @param redirectUris where it may send browsers back to
 * @param port any free one unless given
 */
export async function openProvider(redirectUris: readonly string[], port = 0): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolved) => server.listen(port, '127.0.0.1', resolved));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the provider has no address');
  const settings: OidcSettings = {
    issuer: `http://localhost:${address.port}`,
    clientId: 'grape-garden',
    clientSecret: 'test-secret',
    name: 'Vineyard ID',
    adminRole: 'admin',
  };
  const people = new Map<string, TestClaims>();
  const provider = createProvider(settings, redirectUris, people);
  let forgery: Forgery | undefined;
  let failing: { paths: RegExp; how: 'refuse' | 'hang' } | undefined;
  provider.use(async (ctx, next) => {
    if (failing?.paths.test(ctx.path)) {
      if (failing.how === 'hang') await new Promise<never>(() => undefined);
      ctx.status = 503;
      return;
    }
    await next();
    if (ctx.path === '/token' && forgery)
      ctx.body = forgery(z.record(z.string(), z.unknown()).parse(ctx.body));
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const page = request.url?.startsWith('/interaction/') === true;
    void (page ? interact(provider, people, request, response) : answer(request, response));
  });
  return {
    settings,
    forge: (change) => {
      forgery = change;
    },
    fail: (paths, how = 'refuse') => {
      failing = { paths, how };
    },
    mend: () => {
      forgery = undefined;
      failing = undefined;
    },
    close: () =>
      new Promise((resolved) => {
        server.close(() => resolved());
        server.closeAllConnections();
      }),
  };
}

function createProvider(
  { issuer, clientId, clientSecret }: OidcSettings,
  redirectUris: readonly string[],
  people: ReadonlyMap<string, TestClaims>,
): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: redirectUris }],
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username', 'locale', 'zoneinfo'],
      email: ['email', 'email_verified'],
      roles: ['roles', 'realm_access', 'resource_access'],
    },
    cookies: { keys: ['test'] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_ctx, id) => {
      const claims = people.get(id);
      return claims && { accountId: id, claims: () => claims };
    },
    // Everything is granted: no one is asked for consent, as by a company's own provider.
    loadExistingGrant: async ({ oidc: { provider, client, session, params } }) => {
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(params.scope);
      await grant.save();
      return grant;
    },
  });
}

const signInPage = `<!doctype html>
<html lang="en">
  <title>Vineyard ID</title>
  <form method="post">
    <h1>Vineyard ID</h1>
    <label>Claims <textarea name="claims"></textarea></label>
    <button>Sign in</button>
    <button name="cancel" value="yes">Cancel</button>
  </form>
</html>
`;

async function interact(
  provider: Provider,
  people: Map<string, TestClaims>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(signInPage);
    return;
  }
  const form = new URLSearchParams(await text(request));
  if (form.has('cancel')) {
    const denied = { error: 'access_denied', error_description: 'the person went back' } as const;
    await provider.interactionFinished(request, response, denied);
    return;
  }
  const claims = claimsShape.parse(JSON.parse(form.get('claims') ?? ''));
  people.set(claims.sub, claims);
  await provider.interactionFinished(request, response, { login: { accountId: claims.sub } });
}
