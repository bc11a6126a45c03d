import { resolve } from 'node:path';
import type { Env } from './env.ts';

/** The OpenID Connect provider that people may sign in with. */
export type OidcSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What people call it. */
  readonly name: string;
  /** Who has this role there administers this server. */
  readonly adminRole: string;
};

/** What the server runs with, typed and complete. */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  /** The origin that links in mails and invitations point at, without a trailing slash. */
  readonly publicUrl: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly defaultLocale: 'en' | 'zh' | undefined;
  readonly registrationOpen: boolean;
  readonly passwordMinimum: number;
  readonly oidc: OidcSettings | null;
  /** Multiplies every rate limit, for many people behind one address. */
  readonly rateLimitScale: number;
  /** Between two batches of anonymous comments. */
  readonly anonymousBatchSeconds: number;
  /** How many proxies stand in front, one behind the other; what they add to `X-Forwarded-For` is believed, and no more. */
  readonly proxies: number;
  /** Between SIGTERM and the end of listening, while `/readyz` says that the server goes away. */
  readonly shutdownDelaySeconds: number;
  readonly logLevel: Env['LOG_LEVEL'];
  readonly demo: boolean;
};

/** Turns the environment into the configuration; relative folders start at `root`. */
export function toConfig(env: Env, root: string): Config {
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(root, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    defaultLocale: env.DEFAULT_LOCALE,
    registrationOpen: env.REGISTRATION === 'open',
    passwordMinimum: env.PASSWORD_MIN,
    oidc: toOidc(env),
    rateLimitScale: env.RATE_LIMIT_SCALE,
    anonymousBatchSeconds: env.ANONYMOUS_BATCH_SECONDS,
    proxies: env.TRUST_PROXY === 'no' ? 0 : env.TRUST_PROXY === 'yes' ? 1 : Number(env.TRUST_PROXY),
    shutdownDelaySeconds: env.SHUTDOWN_DELAY_SECONDS,
    logLevel: env.LOG_LEVEL,
    demo: env.GARDEN_DEMO === '1',
  };
}

function toOidc(env: Env): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  const { OIDC_NAME: name, OIDC_ADMIN_ROLE: adminRole } = env;
  if (!issuer || !clientId || !clientSecret || !name) return null;
  return { issuer, clientId, clientSecret, name, adminRole };
}
