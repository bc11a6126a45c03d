import { api } from '@garden/contract';
import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MINUTE } from '../../../platform/clock.ts';
import { silentLog } from '../../../platform/log.ts';
import { createOidc } from '../../../platform/openid-client.ts';
import type { Forgery } from '../../../testing/sign-in-provider.ts';
import { openSsoApp, refused, type SsoApp, somebody, useSsoApp } from '../../../testing/sso-app.ts';

const app = useSsoApp();
afterEach(() => app.provider.mend());

describe('what comes back is refused', () => {
  const failed = refused('ssoFailed');

  test('with another state', async () => {
    const trip = await app.travel(somebody());
    expect(await app.arrive({ ...trip, back: { ...trip.back, state: 'x'.repeat(43) } })).toMatchObject(
      failed,
    );
  });

  test('a second time', async () => {
    const trip = await app.travel(somebody());
    expect((await app.arrive(trip)).code).toBe(200);
    expect(await app.arrive(trip)).toMatchObject(failed);
  });

  test('with a code that was used, brought by a sign-in of its own', async () => {
    const trip = await app.travel(somebody());
    expect((await app.arrive(trip)).code).toBe(200);
    const { location, cookies } = await app.begin();
    const state = String(new URL(location).searchParams.get('state'));
    expect(await app.arrive({ back: { ...trip.back, state }, cookies })).toMatchObject(failed);
  });

  test('after ten minutes', async () => {
    const trip = await app.travel(somebody());
    app.clock.advance(10 * MINUTE);
    expect(await app.arrive(trip)).toMatchObject(failed);
  });

  test.each([
    ['without its cookie', {}],
    ['in another browser', { '__Host-sign-in': 'y'.repeat(43) }],
  ])('%s, and stays good in its own', async (_, cookies) => {
    const trip = await app.travel(somebody());
    expect(await app.arrive({ ...trip, cookies })).toMatchObject(failed);
    expect((await app.arrive(trip)).code).toBe(200);
  });

  test('for another address of the product', async () => {
    const trip = await app.travel(somebody());
    const redirectUri = 'https://elsewhere.example.com/loading';
    expect(await app.arrive(trip, { redirectUri })).toMatchObject(failed);
  });

  test('from another issuer', async () => {
    const trip = await app.travel(somebody());
    const back = { ...trip.back, iss: 'https://elsewhere.example.com' };
    expect(await app.arrive({ ...trip, back })).toMatchObject(failed);
  });

  test('with a code that was made up', async () => {
    const trip = await app.travel(somebody());
    expect(await app.arrive({ ...trip, back: { ...trip.back, code: 'made-up' } })).toMatchObject(failed);
  });

  test('with the code of another sign-in', async () => {
    const [mine, theirs] = [await app.travel(somebody()), await app.travel(somebody())];
    const back = { ...mine.back, code: theirs.back.code };
    expect(await app.arrive({ ...mine, back })).toMatchObject(failed);
  });
});

describe('an ID token', () => {
  const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const changed =
    (change: object): Forgery =>
    (answer) => {
      const [header, body, signature] = String(answer.id_token).split('.');
      return { ...answer, id_token: [header, encode({ ...decode(body), ...change }), signature].join('.') };
    };

  test.each<[string, Forgery]>([
    ['whose words were changed', changed({ sub: 'administrator' })],
    ['for another nonce', changed({ nonce: 'another' })],
    ['for another client', changed({ aud: 'another' })],
    ['that is over', changed({ exp: 1_000_000_000 })],
    ['of another issuer', changed({ iss: 'https://elsewhere.example.com' })],
    [
      'that no one signed',
      (answer) => {
        const [, body] = String(answer.id_token).split('.');
        return { ...answer, id_token: `${encode({ alg: 'none' })}.${body}.` };
      },
    ],
    ['that is none', (answer) => ({ ...answer, id_token: 'grapes' })],
    ['that is missing', ({ id_token: _, ...answer }) => answer],
  ])('%s opens nothing', async (_, forge) => {
    const claims = somebody();
    const trip = await app.travel(claims);
    app.provider.forge(forge);
    const answer = await app.arrive(trip);
    expect(answer).toMatchObject(refused('ssoFailed'));
    expect(answer.cookies).toEqual([]);
    const { rows } = await app.ports.database.pool.query('select id from users where email = $1', [
      claims.email,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('a provider that is away', () => {
  const away = { ...refused('ssoUnavailable'), message: expect.stringContaining('Vineyard ID') };

  test.each(['/token', '/me'])('at %s is told by its name, and waited for', async (path) => {
    const trip = await app.travel(somebody());
    app.provider.fail(new RegExp(`^${path}$`));
    expect(await app.arrive(trip)).toMatchObject(away);
    app.provider.mend();
    expect((await app.signIn(somebody())).code).toBe(200);
  });

  /** A server that sets its client up in its own way. */
  async function withClient(
    client: { issuer?: string; clientSecret?: string; timeoutSeconds?: number },
    use: (other: SsoApp) => Promise<void>,
  ): Promise<void> {
    const { timeoutSeconds, ...changes } = client;
    const oidc = createOidc({ ...app.provider.settings, ...changes }, silentLog, timeoutSeconds);
    const other = await openSsoApp({ oidc }, app);
    try {
      await use(other);
    } finally {
      await other.close();
    }
  }

  test('from the start is looked up again by the next sign-in', () =>
    withClient({}, async (late) => {
      app.provider.fail(/well-known/);
      expect(await late.call(api.auth.sso, {})).toMatchObject(away);
      app.provider.mend();
      expect((await late.call(api.auth.sso, {})).code).toBe(200);
    }));

  test('without an answer is not waited for longer than agreed', () =>
    withClient({ timeoutSeconds: 1 }, async (hurried) => {
      app.provider.fail(/well-known/, 'hang');
      expect(await hurried.call(api.auth.sso, {})).toMatchObject(away);
      app.provider.mend();
      const trip = await hurried.travel(somebody());
      app.provider.fail(/token/, 'hang');
      expect(await hurried.arrive(trip)).toMatchObject(away);
    }));

  test('for a minute is told to those who set out, rather than a page that does not open', async () => {
    const now = vi.spyOn(performance, 'now');
    await app.begin();
    app.provider.fail(/./);
    expect((await app.call(api.auth.sso, {})).code).toBe(200);
    now.mockReturnValue(performance.now() + MINUTE + 1);
    expect(await app.call(api.auth.sso, {})).toMatchObject(away);
    now.mockRestore();
  });

  test('altogether leads a browser back to the sign-in page', () =>
    withClient({ issuer: 'http://localhost:9' }, async (lost) => {
      expect(await lost.call(api.auth.sso, {})).toMatchObject(away);
      const { data } = await lost.call(api.auth.sso, {}, { headers: { 'sec-fetch-mode': 'navigate' } });
      expect(data.location).toBe('/login?refused=ssoUnavailable');
    }));

  test('does not know this server', () =>
    withClient({ clientSecret: 'another' }, async (stranger) => {
      expect(await stranger.signIn(somebody())).toMatchObject(away);
    }));
});

test('the log tells of failures, and never what authenticates', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  const { settings } = app.provider;
  const told = await openSsoApp({ oidc: createOidc(settings, log) }, app);
  try {
    const trip = await told.travel(somebody());
    app.provider.forge((answer) => ({ ...answer, id_token: `${answer.id_token}x` }));
    expect((await told.arrive(trip)).code).toBe(400);
    app.provider.mend();
    const again = await told.travel(somebody());
    expect((await told.arrive({ ...again, back: { ...again.back, code: 'made-up-code' } })).code).toBe(400);
    const written = lines.join('');
    expect(lines).toHaveLength(2);
    expect(written).toContain('invalid_grant');
    const secrets = [
      trip.back.code,
      trip.back.state,
      again.back.state,
      'made-up-code',
      settings.clientSecret,
    ];
    for (const secret of secrets) expect(written).not.toContain(secret);
    expect(written).not.toMatch(/eyJ/);
  } finally {
    await told.close();
  }
});
