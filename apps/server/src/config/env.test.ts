import { describe, expect, test } from 'vitest';
import { toConfig } from './config.ts';
import { EnvironmentInvalid, envNames, readEnv } from './env.ts';

function faultsOf(source: Record<string, string>): readonly string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentInvalid) return error.faults;
    throw error;
  }
}

describe('readEnv', () => {
  test('needs nothing at all', () => {
    expect(toConfig(readEnv({}), '/garden')).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/garden/.data',
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      smtpUrl: undefined,
      defaultLocale: undefined,
      registrationOpen: true,
      passwordMinimum: 6,
      oidc: null,
      proxies: 0,
      shutdownDelaySeconds: 3,
      logLevel: 'info',
      demo: false,
    });
  });

  test('takes an empty or blank variable as left out', () => {
    const blank = Object.fromEntries(envNames.map((name) => [name, '  ']));
    expect(readEnv(blank)).toEqual(readEnv({}));
  });

  test('reads what is written, without the blanks around it', () => {
    const config = toConfig(
      readEnv({
        PORT: ' 8080 ',
        DATA_DIR: '/srv/garden',
        DATABASE_URL: 'postgres://garden@db:5432/garden',
        PUBLIC_URL: 'https://diary.example.com///',
        SMTP_URL: 'smtps://mail.example.com',
        DEFAULT_LOCALE: 'zh',
        REGISTRATION: 'closed',
        PASSWORD_MIN: '12',
        TRUST_PROXY: 'yes',
        GARDEN_DEMO: '1',
      }),
      '/garden',
    );
    expect(config).toMatchObject({
      port: 8080,
      dataDir: '/srv/garden',
      databaseUrl: 'postgres://garden@db:5432/garden',
      publicUrl: 'https://diary.example.com',
      smtpUrl: 'smtps://mail.example.com',
      defaultLocale: 'zh',
      registrationOpen: false,
      passwordMinimum: 12,
      proxies: 1,
      demo: true,
    });
  });

  test('counts the proxies in front', () => {
    const proxies = (written: string) => toConfig(readEnv({ TRUST_PROXY: written }), '/garden').proxies;
    expect(['no', 'yes', '2', '5'].map(proxies)).toEqual([0, 1, 2, 5]);
  });

  test('tells all faults at once, each with what to write instead', () => {
    const faults = faultsOf({ PORT: 'seven', LOG_LEVEL: 'loud', PASSWORD_MIN: '5', DEFAULT_LOCALE: 'fr' });
    expect(faults).toEqual([
      'PORT is "seven": write a port such as 3000',
      'DEFAULT_LOCALE is "fr": write en or zh, or nothing for the browser’s choice',
      'PASSWORD_MIN is "5": write a number from 6 to 30',
      'LOG_LEVEL is "loud": write fatal, error, warn, info, debug, trace or silent',
    ]);
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['DATABASE_URL', 'mysql://db/garden'],
    ['DATABASE_URL', 'garden'],
    ['DATABASE_POOL_SIZE', '1'],
    ['PUBLIC_URL', 'diary.example.com'],
    ['PUBLIC_URL', 'ftp://diary.example.com'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['REGISTRATION', 'perhaps'],
    ['PASSWORD_MIN', '31'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '6'],
    ['GARDEN_DEMO', 'yes'],
  ])('refuses %s=%s', (name, written) => {
    const faults = faultsOf({ [name]: written });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name}.*: write `));
  });

  const provider = {
    OIDC_ISSUER: 'https://id.example.com/realms/garden',
    OIDC_CLIENT_ID: 'grape-garden',
    OIDC_CLIENT_SECRET: 'very-secret',
    OIDC_NAME: 'Example ID',
  };

  test('takes a sign-in provider', () => {
    expect(toConfig(readEnv(provider), '/garden').oidc).toEqual({
      issuer: 'https://id.example.com/realms/garden',
      clientId: 'grape-garden',
      clientSecret: 'very-secret',
      name: 'Example ID',
      adminRole: 'admin',
    });
    const { oidc } = toConfig(readEnv({ ...provider, OIDC_ADMIN_ROLE: 'garden-admin' }), '/garden');
    expect(oidc?.adminRole).toBe('garden-admin');
  });

  test.each(Object.keys(provider))('takes a sign-in provider whole: not without %s', (name) => {
    const faults = faultsOf({ ...provider, [name]: ' ' });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name} is missing beside OIDC_\\w+: write `));
  });

  test.each(['http://localhost:8080/realms/a', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
    'takes a provider on this machine by plain HTTP: %s',
    (issuer) => expect(faultsOf({ ...provider, OIDC_ISSUER: issuer })).toEqual([]),
  );

  test.each([
    ...['http://id.example.com', 'http://localhost.example.com', 'ftp://localhost', 'id.example.com'],
    ...['https://id.example.com?realm=a', 'https://id.example.com/#a'],
  ])('takes no provider at %s', (issuer) => {
    expect(faultsOf({ ...provider, OIDC_ISSUER: issuer })).toEqual([
      'OIDC_ISSUER: write the issuer of an OpenID Connect provider, such as https://id.example.com/realms/garden',
    ]);
  });

  test('takes an AI provider, its server and model together', () => {
    const provider = { AI_BASE_URL: 'http://ollama:11434/v1/', AI_MODEL: 'qwen3:8b' };
    expect(toConfig(readEnv(provider), '/garden')).toMatchObject({
      ai: {
        baseUrl: 'http://ollama:11434/v1',
        apiKey: undefined,
        model: 'qwen3:8b',
        json: 'auto',
        context: 8192,
        timeoutSeconds: 60,
        concurrency: 4,
      },
      aiDailyLimit: 200,
    });
    expect(toConfig(readEnv({}), '/garden').ai).toBeNull();
    expect(faultsOf({ AI_MODEL: 'qwen3:8b' })).toEqual([
      'AI_BASE_URL is missing beside AI_MODEL: write the address of a server that speaks OpenAI’s protocol, such as http://localhost:11434/v1',
    ]);
  });

  test('never repeats an address, which may hold a password', () => {
    const secret = 'mysql://garden:very-secret@db/garden';
    const faults = faultsOf({ DATABASE_URL: secret, SMTP_URL: secret, PUBLIC_URL: secret });
    expect(faults).toHaveLength(3);
    expect(faults.join()).not.toContain('very-secret');
  });
});
