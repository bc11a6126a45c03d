import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { askForCode, newAddress } from '../../../testing/codes.ts';
import { buildPerson } from '../../../testing/factories.ts';
import { openSsoApp, publicUrl, refused, somebody, useSsoApp } from '../../../testing/sso-app.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { visitProvider } from '../../../testing/visit-provider.ts';

const app = useSsoApp();

const people = async (email: unknown) =>
  (await app.ports.database.pool.query('select id from users where email = $1', [email])).rows;

describe('auth.sso', () => {
  test('leads to the provider with PKCE, state and nonce, and binds them to the browser', async () => {
    const { data, status, cookies, headers } = await app.call(api.auth.sso, {});
    const { origin, searchParams } = new URL(data.location);
    expect(status).toBe(302);
    expect(origin).toBe(app.provider.settings.issuer);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'grape-garden',
      response_type: 'code',
      scope: 'openid profile roles email',
      redirect_uri: `${publicUrl}/loading`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(cookies).toEqual([
      expect.objectContaining({
        name: '__Host-sign-in',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        maxAge: 600,
        secure: true,
        httpOnly: true,
        sameSite: 'Lax',
      }),
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('stores nothing that would finish a sign-in', async () => {
    const { location, cookies } = await app.begin();
    const { rows } = await app.ports.database.pool.query('select * from sso_attempts');
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(new URL(location).searchParams.get('state'));
    expect(stored).not.toContain(cookies['__Host-sign-in']);
  });

  test('is offered on the sign-in page', async () => {
    const { data } = await app.call(api.auth.options, {});
    expect(data.sso).toEqual({ name: 'Vineyard ID', authorizeUrl: `${publicUrl}/api/user/auth/sso` });
  });

  test('is neither offered nor there without a provider', async () => {
    const plain = await openTestApp();
    try {
      expect((await plain.call(api.auth.options, {})).data.sso).toBeNull();
      expect(await plain.call(api.auth.sso, {})).toMatchObject(refused('ssoOff'));
      const answer = await plain.call(api.keyclock.handleAuthorizationCode, { code: 'a', state: 'b' });
      expect(answer).toMatchObject(refused('ssoOff'));
    } finally {
      await plain.close();
    }
  });
});

describe('someone who comes for the first time', () => {
  test('gets an account with what the provider tells, and a session', async () => {
    const claims = somebody({ locale: 'zh-CN', zoneinfo: 'Asia/Shanghai', name: '李娜' });
    const answer = await app.signIn(claims);
    expect(answer).toMatchObject({ code: 200, message: 'Login successful' });
    expect(answer.data.user).toMatchObject({
      name: '李娜',
      email: claims.email,
      locale: 'zh',
      timezone: 'Asia/Shanghai',
      hasPassword: false,
      instanceAdmin: false,
    });
    expect(answer.data.isNew).toBe(true);
    expect((await app.signIn(claims)).data.isNew).toBe(false);
    expect(answer.cookies.map(({ name }) => name)).toEqual(['__Host-browser', '__Host-refresh']);
    expect((await app.call(api.user.info, {}, { as: answer.data })).code).toBe(200);
  });

  test('brings language and time zone of the browser where the provider tells neither', async () => {
    const { back, cookies } = await app.travel(somebody());
    const input = { ...back, locale: 'zh', timezone: 'Asia/Tokyo' } as const;
    const { data } = await app.call(api.keyclock.handleAuthorizationCode, input, { cookies });
    expect(data.user).toMatchObject({ locale: 'zh', timezone: 'Asia/Tokyo' });
  });

  test('comes in where registration is closed: the provider decides who belongs here', async () => {
    const closed = await openSsoApp({ config: { registrationOpen: false } }, app);
    try {
      expect((await closed.signIn(somebody())).code).toBe(200);
    } finally {
      await closed.close();
    }
  });

  test('is linked to the account of a verified address, whose password stays', async () => {
    const person = await buildPerson(app, { name: 'Maya' });
    const { data } = await app.signIn(somebody({ email: person.email.toUpperCase() }));
    expect(data).toMatchObject({
      isNew: false,
      user: { id: person.id, name: 'Maya', hasPassword: true },
    });
  });

  test.each([false, undefined, 'false'])(
    'is not linked by an address with email_verified %s',
    async (verified) => {
      const { email } = await buildPerson(app);
      const answer = await app.signIn(somebody({ email, email_verified: verified }));
      expect(answer).toMatchObject(refused('ssoEmailUnverified'));
      expect(answer.cookies).toEqual([]);
    },
  );

  test('is not linked to an account that someone else at the provider has', {
    tags: 'postgres/sql',
  }, async () => {
    const squatter = somebody({ email_verified: false });
    expect((await app.signIn(squatter)).code).toBe(200);
    expect(await app.signIn(somebody({ email: squatter.email }))).toMatchObject(refused('ssoEmailTaken'));
  });

  test.each([undefined, '', 'nobody', 7])('needs an address: not %j', async (email) => {
    expect(await app.signIn(somebody({ email }))).toMatchObject(refused('ssoEmailMissing'));
  });

  test('makes one account when two windows arrive at once', { tags: 'postgres/at-once' }, async () => {
    const claims = somebody();
    const trips = [await app.travel(claims), await app.travel(claims)];
    const answers = await Promise.all(trips.map((trip) => app.arrive(trip)));
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    expect(await people(claims.email)).toHaveLength(1);
  });
});

describe('someone who comes again', () => {
  test('is known by issuer and subject, not by the address', async () => {
    const claims = somebody();
    const first = await app.signIn(claims);
    const second = await app.signIn({
      ...claims,
      email: newAddress(),
      email_verified: false,
      name: 'Lin',
    });
    expect(second.data.user).toEqual(first.data.user);
  });

  test('administers the server as long as the provider gives the role', async () => {
    const claims = somebody();
    const appointed = { ...claims, realm_access: { roles: ['admin'] } };
    expect((await app.signIn(appointed)).data.user.instanceAdmin).toBe(true);
    expect((await app.signIn({ ...claims, roles: ['writer'] })).data.user.instanceAdmin).toBe(false);
  });

  test('in two windows of a browser, comes back with both', async () => {
    const claims = somebody();
    const first = await app.begin();
    const second = await app.begin(first.cookies);
    expect(second.cookies).toEqual(first.cookies);
    for (const { location, cookies } of [second, first]) {
      const back = await visitProvider(location, claims);
      expect((await app.arrive({ back, cookies })).code).toBe(200);
    }
  });

  test('after closing the account, is asked whether to keep it', async () => {
    const claims = somebody();
    const { data } = await app.signIn(claims);
    const closed = await app.call(api.auth.deleteAccount, { email: data.user.email }, { as: data });
    expect(closed.code).toBe(200);
    expect(await app.signIn(claims)).toMatchObject(refused('accountClosing'));
    const back = await app.arrive(await app.travel(claims), { restore: true });
    expect(back.data.user.id).toBe(data.user.id);
    expect((await app.signIn(claims)).code).toBe(200);
  });

  test('is no longer known once the mailbox has set another password', async () => {
    const squatter = somebody({ email_verified: false });
    await app.signIn(squatter);
    const email = String(squatter.email);
    const code = await askForCode(app, email, 'reset');
    const reset = { email, code, password: 'pergola-19-south' };
    expect((await app.call(api.auth.forgetPassword, reset)).code).toBe(200);
    expect(await app.signIn(squatter)).toMatchObject(refused('ssoEmailUnverified'));
    expect((await app.signIn({ ...squatter, email_verified: true })).code).toBe(200);
  });
});
