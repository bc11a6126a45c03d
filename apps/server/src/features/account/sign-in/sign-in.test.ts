import { api } from '@garden/contract';
import { describe, expect, test, vi } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../../platform/clock.ts';
import { PasswordsBusy } from '../../../platform/passwords.ts';
import { newAddress } from '../../../testing/codes.ts';
import { buildPerson, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

async function signIn({ email, password }: TestPerson) {
  const { data, cookies } = await app.call(api.user.login, { email, password });
  return { data, cookies: kept(cookies) };
}
const kept = (cookies: { name: string; value: string }[]) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
const refresh = (cookies: Record<string, string>) => app.call(api.auth.refresh, {}, { cookies });
const isSignedIn = async (as: { token: string }) => (await app.call(api.user.info, {}, { as })).code === 200;
const over = { status: 200, code: 403, message: 'Session expired' };

describe('user.login', () => {
  test('signs in, for an hour', async () => {
    const person = await buildPerson(app);
    const answer = await app.call(api.user.login, { email: person.email, password: person.password });
    expect(answer).toMatchObject({ code: 200, message: 'Login successful' });
    expect(answer.data.user.id).toBe(person.id);
    app.clock.advance(HOUR - SECOND);
    expect(await isSignedIn(answer.data)).toBe(true);
    app.clock.advance(SECOND);
    expect(await app.call(api.user.info, {}, { as: answer.data })).toMatchObject(over);
  });

  test('a wrong password and an unknown address are told the same after the same work', async () => {
    const { email } = await buildPerson(app);
    const verify = vi.spyOn(app.ports.passwords, 'verify');
    const wrong = await app.call(api.user.login, { email, password: 'not-this-one' });
    const unknown = await app.call(api.user.login, { email: newAddress(), password: 'not-this-one' });
    expect(wrong).toMatchObject({ code: 400, message: 'Invalid username or password' });
    expect(unknown.data).toEqual(wrong.data);
    expect(verify).toHaveBeenCalledTimes(2);
    verify.mockRestore();
  });

  test('asks to come back where too many sign in at once', async () => {
    const { email, password } = await buildPerson(app);
    vi.spyOn(app.ports.passwords, 'verify').mockRejectedValueOnce(new PasswordsBusy());
    const answer = await app.call(api.user.login, { email, password });
    expect(answer).toMatchObject({ status: 503, refusal: { key: 'serverBusy' } });
    expect(answer.headers['retry-after']).toBe('2');
    vi.restoreAllMocks();
  });

  test('an unknown field is named', async () => {
    const { email, password } = await buildPerson(app);
    expect(await app.send(api.user.login, { email, password, admin: true })).toMatchObject({
      code: 400,
      refusal: { errors: [{ path: 'admin', key: 'fieldUnknown' }] },
    });
  });
});

describe('auth.refresh', () => {
  test('a tab that wakes after a night goes on with a new pair', async () => {
    const first = await signIn(await buildPerson(app));
    app.clock.advance(12 * HOUR);
    expect(await isSignedIn(first.data)).toBe(false);
    const next = await refresh(first.cookies);
    expect(next.code).toBe(200);
    expect(await isSignedIn(next.data)).toBe(true);
    expect(kept(next.cookies)).not.toEqual(first.cookies);
    app.clock.advance(29 * DAY);
    expect((await refresh(kept(next.cookies))).code).toBe(200);
  });

  test('two tabs that wake together both go on; the second keeps the cookie of the first', {
    tags: 'postgres/at-once',
  }, async () => {
    const { cookies } = await signIn(await buildPerson(app));
    const answers = await Promise.all([refresh(cookies), refresh(cookies)]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    expect(answers.filter((answer) => answer.cookies.length > 0)).toHaveLength(1);
    for (const { data } of answers) expect(await isSignedIn(data)).toBe(true);
  });

  test('a cookie used again after ten seconds ends the session, also for the holder of the newer one', async () => {
    const { cookies } = await signIn(await buildPerson(app));
    const next = await refresh(cookies);
    app.clock.advance(10 * SECOND + 1);
    expect(await refresh(cookies)).toMatchObject(over);
    expect(await isSignedIn(next.data)).toBe(false);
    expect(await refresh(kept(next.cookies))).toMatchObject(over);
  });

  test('no cookie, a made-up one, and one of thirty idle days are over', async () => {
    const { cookies } = await signIn(await buildPerson(app));
    expect(await refresh({})).toMatchObject(over);
    expect(await refresh({ '__Host-refresh': 'a'.repeat(43) })).toMatchObject(over);
    app.clock.advance(30 * DAY);
    expect(await refresh(cookies)).toMatchObject(over);
  });

  test('nothing that opens a session is stored', async () => {
    const { data, cookies } = await signIn(await buildPerson(app));
    const { rows } = await app.ports.database.pool.query(
      'select token_hash from access_tokens union all select token_hash from refresh_tokens',
    );
    const stored = rows.map(({ token_hash }) => token_hash);
    expect(stored).not.toContain(data.token);
    expect(stored).not.toContain(cookies['__Host-refresh']);
  });
});

describe('auth.logout, auth.sessions, auth.revoke', () => {
  test.each([api.auth.logout, api.auth.sessions, api.auth.revoke, api.auth.edit, api.user.info])(
    '$path without a session tells that it is over',
    async (endpoint) => {
      expect(await app.send(endpoint, {})).toMatchObject(over);
    },
  );

  test('signing out ends the session at once and takes the cookie', async () => {
    const { data, cookies } = await signIn(await buildPerson(app));
    const out = await app.call(api.auth.logout, {}, { as: data });
    expect(out.cookies).toMatchObject([{ name: '__Host-refresh', value: '' }]);
    expect(await isSignedIn(data)).toBe(false);
    expect(await refresh(cookies)).toMatchObject(over);
  });

  test('lists the devices by name, this one first', async () => {
    const { email, password, token } = await buildPerson(app);
    app.clock.advance(MINUTE);
    const agent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
    await app.call(api.user.login, { email, password }, { headers: { 'user-agent': agent } });
    const { data } = await app.call(api.auth.sessions, {}, { as: { token } });
    expect(data.items).toMatchObject([
      { device: 'test', current: true },
      { device: 'Chrome on Windows', current: false },
    ]);
  });

  test('ends one session, or all others', async () => {
    const person = await buildPerson(app);
    const [phone, tablet] = [await signIn(person), await signIn(person)];
    const list = async () => (await app.call(api.auth.sessions, {}, { as: person })).data.items;
    const own = (await app.call(api.auth.sessions, {}, { as: phone.data })).data.items[0];
    const ended = await app.call(api.auth.revoke, { sessionId: own?.id }, { as: person });
    expect(ended.data).toEqual({ revoked: 1 });
    expect(await isSignedIn(phone.data)).toBe(false);
    expect(await list()).toHaveLength(2);
    expect((await app.call(api.auth.revoke, {}, { as: person })).data).toEqual({ revoked: 1 });
    expect(await isSignedIn(tablet.data)).toBe(false);
    expect(await list()).toMatchObject([{ current: true }]);
    const again = await app.call(api.auth.revoke, { sessionId: own?.id }, { as: person });
    expect(again.refusal.key).toBe('sessionNotFound');
  });

  test('someone else’s session is not found, and stays', async () => {
    const [mine, theirs] = [await buildPerson(app), await buildPerson(app)];
    const { items } = (await app.call(api.auth.sessions, {}, { as: theirs })).data;
    const refused = await app.call(api.auth.revoke, { sessionId: items[0]?.id }, { as: mine });
    expect(refused).toMatchObject({ code: 400, refusal: { key: 'sessionNotFound' } });
    expect(await isSignedIn(theirs)).toBe(true);
  });
});
