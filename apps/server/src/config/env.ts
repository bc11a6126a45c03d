import * as z from 'zod';

const port = z.coerce.number().int().min(0).max(65535);
/** Plain HTTP is for a provider on this very machine: codes and secrets travel to it. */
const issuer = z
  .url({ protocol: /^https?$/ })
  .regex(/^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/)
  .regex(/^[^?#]*$/);
/** Questions and the key travel to it; in the house that may be by plain HTTP. */
const endpoint = z
  .url({ protocol: /^https?$/ })
  .regex(/^[^?#]*$/)
  .transform((url) => url.replace(/\/+$/, ''));
const anyText = z.string().min(1);
const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** The environment as it may be written: name → how it is read, what it is when left out, what to write instead. */
const variables = {
  PORT: { read: port.default(3000), write: 'a port such as 3000' },
  HOST: { read: z.string().min(1).default('127.0.0.1'), write: 'an address to listen on such as 0.0.0.0' },
  DATA_DIR: { read: z.string().min(1).default('.data'), write: 'a folder the server may write to' },
  DATABASE_URL: {
    read: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    write: 'postgres://user:password@host:5432/database, or nothing for the embedded database',
  },
  DATABASE_POOL_SIZE: {
    read: z.coerce.number().int().min(2).max(500).default(20),
    write: 'a number from 2 to 500',
  },
  PUBLIC_URL: {
    read: origin.optional(),
    write: 'the address people open, such as https://diary.example.com',
  },
  SMTP_URL: {
    read: z.url({ protocol: /^smtps?$/ }).optional(),
    write: 'smtp://user:password@host:587, or nothing for the outbox folder',
  },
  MAIL_FROM: {
    read: z.string().regex(/@/).default('Grape Garden <garden@localhost>'),
    write: 'a sender such as Grape Garden <garden@example.com>',
  },
  DEFAULT_LOCALE: {
    read: z.enum(['en', 'zh']).optional(),
    write: 'en or zh, or nothing for the browser’s choice',
  },
  REGISTRATION: { read: z.enum(['open', 'closed']).default('open'), write: 'open or closed' },
  PASSWORD_MIN: { read: z.coerce.number().int().min(6).max(30).default(6), write: 'a number from 6 to 30' },
  OIDC_ISSUER: {
    read: issuer.optional(),
    write: 'the issuer of an OpenID Connect provider, such as https://id.example.com/realms/garden',
  },
  OIDC_CLIENT_ID: {
    read: anyText.optional(),
    write: 'the client’s id at the provider, such as grape-garden',
  },
  OIDC_CLIENT_SECRET: { read: anyText.optional(), write: 'the client’s secret at the provider' },
  OIDC_NAME: {
    read: anyText.max(40).optional(),
    write: 'what people call the provider, at most 40 characters',
  },
  OIDC_ADMIN_ROLE: { read: anyText.default('admin'), write: 'a role such as admin' },
  AI_BASE_URL: {
    read: endpoint.optional(),
    write: 'the address of a server that speaks OpenAI’s protocol, such as http://localhost:11434/v1',
  },
  AI_API_KEY: { read: anyText.optional(), write: 'the key for that server, or nothing where it takes none' },
  AI_MODEL: { read: anyText.optional(), write: 'the name of a model there, such as qwen3:8b' },
  AI_JSON: {
    read: z.enum(['auto', 'schema', 'object', 'text']).default('auto'),
    write: 'auto, schema, object or text',
  },
  AI_CONTEXT: {
    read: z.coerce.number().int().min(4096).max(2_000_000).default(8192),
    write: 'a number of tokens from 4096 to 2000000',
  },
  AI_TIMEOUT: {
    read: z.coerce.number().int().min(5).max(600).default(60),
    write: 'a number of seconds from 5 to 600',
  },
  AI_CONCURRENCY: {
    read: z.coerce.number().int().min(1).max(64).default(4),
    write: 'a number from 1 to 64',
  },
  AI_TRANSCRIBE_BASE_URL: {
    read: endpoint.optional(),
    write:
      'the address of a server that writes sound down by OpenAI’s protocol, such as http://localhost:8000/v1',
  },
  AI_TRANSCRIBE_MODEL: {
    read: anyText.optional(),
    write: 'the name of a model there, such as whisper-1',
  },
  AI_DAILY_LIMIT: {
    read: z.coerce.number().int().min(0).max(1_000_000).default(200),
    write: 'a number from 0 to 1000000',
  },
  AI_TEAM_MONTHLY_LIMIT: {
    read: z.coerce.number().int().min(0).max(1_000_000).default(20_000),
    write: 'a number from 0 to 1000000',
  },
  RATE_LIMIT_SCALE: {
    read: z.coerce.number().min(1).max(1000).default(1),
    write: 'a number from 1 to 1000 that multiplies every rate limit',
  },
  ANONYMOUS_BATCH_SECONDS: {
    read: z.coerce.number().int().min(1).max(86_400).default(600),
    write: 'a number of seconds from 1 to 86400',
  },
  TRUST_PROXY: {
    read: z.enum(['no', 'yes', '2', '3', '4', '5']).default('no'),
    write: 'yes behind a reverse proxy, from 2 to 5 behind so many of them, else no',
  },
  SHUTDOWN_DELAY_SECONDS: {
    read: z.coerce.number().min(0).max(300).default(3),
    write: 'a number of seconds from 0 to 300',
  },
  LOG_LEVEL: {
    read: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    write: 'fatal, error, warn, info, debug, trace or silent',
  },
  GARDEN_DEMO: {
    read: z.enum(['1', '0']).default('0'),
    write: '1 to fill an empty database with the demo team',
  },
} as const;

type Variables = typeof variables;
export type EnvName = keyof Variables;
export type Env = { readonly [K in EnvName]: z.output<Variables[K]['read']> };

export const envNames = Object.keys(variables) as EnvName[];

/** Everything that is wrong with the environment, one line a variable, each with what to write instead. */
export class EnvironmentInvalid extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The environment is not valid:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/**
 * Reads the environment; an empty variable counts as left out.
 * @throws EnvironmentInvalid with all faults at once. Values of variables that may hold a secret are not repeated.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const faults: string[] = [];
  const entries = envNames.map((name) => {
    const written = source[name]?.trim() || undefined;
    const result = variables[name].read.safeParse(written);
    if (!result.success) faults.push(`${name}${quote(name, written)}: write ${variables[name].write}`);
    return [name, result.data];
  });
  faults.push(...findMissingNames(source));
  if (faults.length > 0) throw new EnvironmentInvalid(faults);
  return Object.fromEntries(entries) as Env;
}

/** The sign-in provider is set up whole, or not at all, and so are those for AI. */
const together: readonly (readonly EnvName[])[] = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'],
  ['AI_BASE_URL', 'AI_MODEL'],
  ['AI_TRANSCRIBE_BASE_URL', 'AI_TRANSCRIBE_MODEL'],
];

function findMissingNames(source: Readonly<Record<string, string | undefined>>): string[] {
  const isWritten = (name: EnvName) => Boolean(source[name]?.trim());
  return together.flatMap((names) => {
    const present = names.find(isWritten);
    if (present === undefined) return [];
    return names
      .filter((name) => !isWritten(name))
      .map((name) => `${name} is missing beside ${present}: write ${variables[name].write}`);
  });
}

function quote(name: EnvName, written: string | undefined): string {
  return written === undefined || /_(URL|ISSUER|SECRET|KEY)$/.test(name) ? '' : ` is "${written}"`;
}
