import * as client from 'openid-client';
import type { OidcSettings } from '../config/config.ts';
import type { Log } from './log.ts';
import { type Oidc, OidcRejected, OidcUnavailable } from './oidc.ts';

const SCOPE = 'openid profile roles email';
const TIMEOUT_SECONDS = 10;
/** A provider that was looked up so long ago may be gone, and no one shall be sent to a page that does not open. */
const FRESH_MS = 60_000;

/**
 * A provider by openid-client; it is looked up at the first sign-in, then at most once a minute, and again after it
 * could not be reached.
 * @param timeoutSeconds for each request to the provider
 */
export function createOidc(settings: OidcSettings, log: Log, timeoutSeconds = TIMEOUT_SECONDS): Oidc {
  let lookup: Promise<client.Configuration> | undefined;
  let lookedUpAt = 0;

  const withProvider = async <T>(use: (provider: client.Configuration) => Promise<T>): Promise<T> => {
    try {
      if (!lookup) {
        lookup = discover(settings, timeoutSeconds);
        lookedUpAt = performance.now();
      }
      return await use(await lookup);
    } catch (error) {
      const failure = classify(error);
      if (failure instanceof OidcUnavailable) lookup = undefined;
      log.warn({ reason: describe(error) }, failure.message);
      throw failure;
    }
  };

  return {
    settings,
    authorizationUrl: ({ redirectUri, state, nonce, codeVerifier }) => {
      if (performance.now() - lookedUpAt > FRESH_MS) lookup = undefined;
      return withProvider(async (provider) => {
        const challenge = await client.calculatePKCECodeChallenge(codeVerifier);
        const url = client.buildAuthorizationUrl(provider, {
          redirect_uri: redirectUri,
          scope: SCOPE,
          state,
          nonce,
          code_challenge: challenge,
          code_challenge_method: 'S256',
        });
        return url.href;
      });
    },
    redeem: ({ redirectUri, state, nonce, codeVerifier }, { code, iss }) =>
      withProvider(async (provider) => {
        const back = new URL(redirectUri);
        back.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
        const tokens = await client.authorizationCodeGrant(provider, back, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new OidcRejected('the provider gave no ID token');
        if (!provider.serverMetadata().userinfo_endpoint) return claims;
        return { ...(await client.fetchUserInfo(provider, tokens.access_token, claims.sub)), ...claims };
      }),
  };
}

function discover(
  { issuer, clientId, clientSecret }: OidcSettings,
  timeout: number,
): Promise<client.Configuration> {
  const byBody = client.ClientSecretPost(clientSecret);
  const byHeader = client.ClientSecretBasic(clientSecret);
  const authenticate: client.ClientAuth = (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? [];
    return (methods.includes('client_secret_post') ? byBody : byHeader)(server, ...request);
  };
  return client
    .discovery(new URL(issuer), clientId, undefined, authenticate, {
      timeout,
      // Signatures are checked although TLS vouches for the token endpoint.
      execute: [
        client.enableNonRepudiationChecks,
        ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
      ],
    })
    .catch((cause: unknown) => {
      throw new OidcUnavailable('the sign-in provider could not be looked up', { cause });
    });
}

/** What openid-client and oauth4webapi say where no answer of the protocol came. */
const unanswered = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);
/** What the token endpoint says where the fault is not the person's (RFC 6749, sections 4.1.2.1 and 5.2). */
const notTheirs = new Set([
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
]);

function classify(error: unknown): OidcUnavailable | OidcRejected {
  if (error instanceof OidcUnavailable || error instanceof OidcRejected) return error;
  return chainOf(error).some(isAbsence)
    ? new OidcUnavailable('the sign-in provider did not answer', { cause: error })
    : new OidcRejected('a sign-in was not proven', { cause: error });
}

function isAbsence(error: Error): boolean {
  if (error instanceof client.ResponseBodyError) return notTheirs.has(error.error) || error.status >= 500;
  if (error instanceof client.ClientError) return unanswered.has(error.code ?? '');
  // The network's own failures are TypeErrors of fetch; those of openid-client carry a code.
  return error.name === 'TimeoutError' || (error instanceof TypeError && !('code' in error));
}

/** For the log: kinds and codes alone, since messages and causes of these errors may quote what authenticates. */
function describe(error: unknown): string {
  const told = chainOf(error).map((at) => {
    const code = 'code' in at ? String(at.code) : '';
    return `${at.name} ${at instanceof client.ResponseBodyError ? at.error : code}`.trim();
  });
  return told.join(' < ').slice(0, 300);
}

function chainOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let at = error; at instanceof Error; at = at.cause) chain.push(at);
  return chain;
}
