/** The part of oidc-provider that tests use; the package brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Koa = { readonly path: string; status: number; body: unknown };
  type Account = { readonly accountId: string; claims(): Readonly<Record<string, unknown>> };
  type Granting = {
    readonly oidc: {
      readonly provider: Provider;
      readonly client: { readonly clientId: string };
      readonly session: { readonly accountId: string };
      readonly params: { readonly scope: string };
    };
  };

  export class Provider {
    constructor(
      issuer: string,
      configuration: {
        clients: readonly Readonly<Record<string, unknown>>[];
        claims: Readonly<Record<string, readonly string[]>>;
        cookies: { keys: readonly string[] };
        jwks: { keys: readonly object[] };
        features: { devInteractions: { enabled: boolean } };
        interactions: { url(ctx: unknown, interaction: { readonly uid: string }): string };
        pkce: { required(): boolean };
        ttl: Readonly<Record<string, number>>;
        findAccount(ctx: unknown, id: string): Account | undefined;
        loadExistingGrant(ctx: Granting): Promise<unknown>;
      },
    );
    readonly Grant: new (of: {
      clientId: string;
      accountId: string;
    }) => { addOIDCScope(scope: string): void; save(): Promise<string> };
    use(middleware: (ctx: Koa, next: () => Promise<void>) => Promise<void>): void;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } } | { error: 'access_denied'; error_description: string },
    ): Promise<void>;
  }
}
