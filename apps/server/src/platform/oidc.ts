import type { OidcSettings } from '../config/config.ts';

/** What belongs to one sign-in, from its beginning to its end. */
export type SignInAttempt = {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** For PKCE (RFC 7636). */
  readonly codeVerifier: string;
};

/** What the provider gave the browser to bring back. */
export type SignInCallback = { readonly code: string; readonly iss?: string | undefined };

/** What the provider says of someone; everything but who they are there may be missing. */
export type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

/** A provider that people sign in with, by OpenID Connect's authorization code flow. */
export type Oidc = {
  readonly settings: Pick<OidcSettings, 'name' | 'clientId' | 'adminRole'>;
  /**
   * Where the browser goes to sign in.
   * @throws OidcUnavailable
   */
  authorizationUrl(attempt: SignInAttempt): Promise<string>;
  /**
   * Exchanges the code that came back, and reads who came.
   * @throws OidcUnavailable where the provider does not answer as it should
   * @throws OidcRejected where what came back does not belong to this attempt, or is no proof
   */
  redeem(attempt: SignInAttempt, callback: SignInCallback): Promise<Claims>;
};

/** The provider is away, or does not know this server as its client: nothing the person could mend. */
export class OidcUnavailable extends Error {}

/** A code that was used or made up, or a token that is not what was asked for. */
export class OidcRejected extends Error {}
