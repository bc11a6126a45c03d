import { api } from '@garden/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildPerson } from '../testing/factories.ts';
import { openSecondTestApp, type TestApp } from '../testing/test-app.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const anywhere = useTestApp();

async function open(publicUrl: string, proxies = 0): Promise<TestApp> {
  const app = await openSecondTestApp(anywhere, { config: { publicUrl, proxies } });
  onTestFinished(() => app.close());
  return app;
}

async function signIn(app: TestApp, headers: Record<string, string> = {}) {
  const { email, password } = await buildPerson(app);
  return app.call(api.user.login, { email, password }, { headers });
}

describe('the cookies', () => {
  test.each(['https://diary.example.com', 'http://localhost:3000'])(
    'are bound to the host at %s',
    async (url) => {
      const { cookies } = await signIn(await open(url));
      const bound = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' };
      expect(cookies).toEqual([
        expect.objectContaining({ name: '__Host-browser', ...bound }),
        expect.objectContaining({ name: '__Host-refresh', ...bound }),
      ]);
      expect(cookies.map(({ domain }) => domain)).toEqual([undefined, undefined]);
    },
  );

  test('are bare where people use plain HTTP, and go to the calls that need them alone', async () => {
    const { cookies } = await signIn(await open('http://192.168.1.5:3000'));
    const bare = { httpOnly: true, sameSite: 'Strict' };
    expect(cookies).toEqual([
      expect.objectContaining({ name: 'browser', path: '/api', ...bare }),
      expect.objectContaining({ name: 'refresh', path: '/api/user/auth', ...bare }),
    ]);
    expect(cookies.map(({ secure }) => secure)).toEqual([undefined, undefined]);
  });

  test('that keeps people signed in is removed on signing out', async () => {
    const app = await open('https://diary.example.com');
    const as = (await signIn(app)).data;
    const { cookies } = await app.call(api.auth.logout, {}, { as });
    expect(cookies).toEqual([expect.objectContaining({ name: '__Host-refresh', value: '' })]);
  });
});

describe('the token', () => {
  test.each(['Basic dXNlcjpwYXNz', 'Bearer', 'Bearer  ', 'bearer-x', 'Bearer a b'])(
    'is not read from %j',
    async (header) => {
      const app = await open('http://localhost:3000');
      const reply = await app.call(api.user.info, {}, { headers: { authorization: header } });
      expect(reply.code).toBe(403);
    },
  );
});

describe('the device', () => {
  test('is told by the browser, and never longer than a line', async () => {
    const app = await open('http://localhost:3000');
    const as = (await signIn(app, { 'user-agent': `Vineyard/1 ${'x'.repeat(5_000)}` })).data;
    const { items } = (await app.call(api.auth.sessions, {}, { as })).data;
    const device = items.find(({ current }) => current)?.device;
    expect(device).toContain('Vineyard');
    expect(device?.length).toBeLessThanOrEqual(200);
  });
});

describe('the address', () => {
  const codesFrom = async (app: TestApp, forwardedFor = '203.0.113.7') => {
    const { random, database } = app.ports;
    const email = `${random.letters(12).toLowerCase()}@garden.example`;
    await app.call(api.register.sendCode, { email }, { headers: { 'x-forwarded-for': forwardedFor } });
    const { rows } = await database.pool.query<{ ip: string }>(
      'select ip from verification_codes where email = $1',
      [email],
    );
    return rows.map(({ ip }) => ip);
  };

  test('is the connection’s own, whatever a client claims', async () => {
    expect(await codesFrom(await open('http://localhost:3000'))).toEqual(['127.0.0.1']);
  });

  test('is what the proxy tells, where there is one', async () => {
    expect(await codesFrom(await open('https://diary.example.com', 1))).toEqual(['203.0.113.7']);
  });

  test.each([
    ['2001:db8:1:2:a:b:c:d', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::7', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
  ])('of %s is %s: someone with a network of IPv6 counts once', async (address, counted) => {
    expect(await codesFrom(await open('https://diary.example.com', 1), address)).toEqual([counted]);
  });

  test('is what the proxy added to what a client claims, and so for each proxy before it', async () => {
    const claimed = '198.51.100.1, 203.0.113.7';
    expect(await codesFrom(await open('https://diary.example.com', 1), claimed)).toEqual(['203.0.113.7']);
    const passedOn = `${claimed}, 192.0.2.10`;
    expect(await codesFrom(await open('https://diary.example.com', 2), passedOn)).toEqual(['203.0.113.7']);
  });
});
