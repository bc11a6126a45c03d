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

/** A model that writes down what was said, on a server that speaks OpenAI's protocol. */
export type TranscriberSettings = Pick<AiSettings, 'baseUrl' | 'apiKey' | 'model' | 'concurrency'>;

/** A model on a server that speaks OpenAI's protocol. */
export type AiSettings = {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** How answers in JSON are asked for; `auto` finds out. */
  readonly json: Env['AI_JSON'];
  /** Tokens that a question and its answer may take together. */
  readonly context: number;
  /** For all tries of one question. */
  readonly timeoutSeconds: number;
  /** Questions at a time. */
  readonly concurrency: number;
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
  readonly ai: AiSettings | null;
  readonly transcriber: TranscriberSettings | null;
  /** What each person may have sent to the model on a day, in pieces of 2,000 characters. */
  readonly aiDailyLimit: number;
  /** What is sent on the account of each team in a month at most, in the same pieces. */
  readonly aiTeamMonthlyLimit: number;
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
    ai: toAi(env),
    transcriber: toTranscriber(env),
    aiDailyLimit: env.AI_DAILY_LIMIT,
    aiTeamMonthlyLimit: env.AI_TEAM_MONTHLY_LIMIT,
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

function toAi(env: Env): AiSettings | null {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = env;
  if (!baseUrl || !model) return null;
  return {
    baseUrl,
    apiKey,
    model,
    json: env.AI_JSON,
    context: env.AI_CONTEXT,
    timeoutSeconds: env.AI_TIMEOUT,
    concurrency: env.AI_CONCURRENCY,
  };
}

function toTranscriber(env: Env): TranscriberSettings | null {
  const { AI_TRANSCRIBE_BASE_URL: baseUrl, AI_TRANSCRIBE_MODEL: model, AI_API_KEY: apiKey } = env;
  return baseUrl && model ? { baseUrl, model, apiKey, concurrency: env.AI_CONCURRENCY } : null;
}
