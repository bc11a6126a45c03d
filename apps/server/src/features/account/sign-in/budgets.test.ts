import { api } from '@garden/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HOUR, SECOND } from '../../../platform/clock.ts';
import { newAddress } from '../../../testing/codes.ts';
import { buildPerson, type TestPerson } from '../../../testing/factories.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { accountWorkers, tidyJob } from '../jobs.ts';
import { BROWSER_KNOWN } from './rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ allowance: 1 });
});
afterAll(() => app.close());

type From = { readonly browser: string | null; readonly ip: string };

const HOME: From = { browser: 'h'.repeat(43), ip: '203.0.113.7' };
const ELSEWHERE: From = { browser: null, ip: '198.51.100.9' };

let addresses = 0;
/** An address of the network that no one has called from. */
const newIp = () => {
  addresses += 1;
  return `192.0.2.${addresses}`;
};

const signIn = ({ email, password }: Pick<TestPerson, 'email' | 'password'>, from: From = HOME) =>
  app.call(api.user.login, { email, password }, from);
const guess = (email: string, from: From) =>
  app.call(api.user.login, { email, password: 'not-this-one' }, from);
async function guessTen(email: string, from: From) {
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await guess(email, from)).refusal.key).toBe('credentialsWrong');
  }
  expect(await guess(email, from)).toMatchObject({
    code: 400,
    refusal: { key: 'signInSlowed', params: { minutes: 15 } },
  });
}

describe('wrong passwords of a stranger', { tags: 'postgres/sql' }, () => {
  test('slow the stranger, and neither the owner nor other accounts', async () => {
    const person = await buildPerson(app);
    await guessTen(person.email, ELSEWHERE);
    expect((await signIn(person)).code).toBe(200);
    const other = await buildPerson(app);
    expect((await guess(other.email, ELSEWHERE)).refusal.key).toBe('credentialsWrong');
  });

  test('at the same address of the network leave a browser its budget in which the owner has signed in', async () => {
    const person = await buildPerson(app);
    const office = { ...HOME, ip: newIp() };
    expect((await signIn(person, office)).code).toBe(200);
    await guessTen(person.email, { browser: null, ip: office.ip });
    expect((await signIn(person, office)).code).toBe(200);
    await guessTen(person.email, office);
    expect((await signIn(person, { browser: 'n'.repeat(43), ip: newIp() })).code).toBe(200);
  });

  test('do not count against changing the password while signed in, which has tries of its own', async () => {
    const person = await buildPerson(app);
    const from = { ...ELSEWHERE, ip: newIp() };
    await guessTen(person.email, from);
    const change = (old: string) =>
      app.call(api.auth.edit, { password: { old, new: 'pergola-19-south' } }, { as: person, ...from });
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await change('not-this-one')).refusal.key).toBe('passwordWrong');
    }
    expect((await change(person.password)).refusal.key).toBe('signInSlowed');
    const { data: again } = await signIn(person);
    const changed = await app.call(
      api.auth.edit,
      { password: { old: person.password, new: 'pergola-19-south' } },
      { as: again },
    );
    expect(changed.code).toBe(200);
  });

  test('from many places make strangers wait, never the owner’s browser, and keep no one out', async () => {
    const person = await buildPerson(app);
    await signIn(person);
    const wait = vi.spyOn(app.clock, 'wait');
    for (let place = 0; place < 11; place += 1) {
      const from = { browser: null, ip: newIp() };
      for (let tries = 0; tries < 10; tries += 1) await guess(person.email, from);
    }
    expect(wait.mock.calls.map(([milliseconds]) => milliseconds)).toEqual([
      ...Array(10).fill(0.5 * SECOND),
      SECOND,
    ]);
    wait.mockClear();
    expect((await signIn(person)).code).toBe(200);
    expect(wait).not.toHaveBeenCalled();
    expect((await signIn(person, { browser: null, ip: newIp() })).code).toBe(200);
    expect(wait).toHaveBeenCalledTimes(1);
    wait.mockRestore();
  });

  test('take the same statements for an address that has no account', async () => {
    const { email } = await buildPerson(app);
    const from = { browser: null, ip: newIp() };
    const [wrong, unknown] = [await guess(email, from), await guess(newAddress(), from)];
    expect(unknown.data).toEqual(wrong.data);
    expect(unknown.statements).toEqual(wrong.statements);
  });
});

describe('a browser', () => {
  test('keeps one key for all who sign in in it, of which the hash alone is stored', async () => {
    const person = await buildPerson(app);
    const { email, password } = person;
    const { cookies } = await app.call(api.user.login, { email, password }, { browser: null, ip: newIp() });
    const key = cookies.find(({ name }) => name === '__Host-browser')?.value ?? '';
    expect(key).toMatch(/^[\w-]{43}$/);
    const again = await signIn(person, { browser: key, ip: newIp() });
    expect(again.cookies.find(({ name }) => name === '__Host-browser')?.value).toBe(key);
    const { rows } = await app.ports.database.pool.query(
      'select browser_hash from known_browsers where user_id = $1',
      [person.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].browser_hash).not.toBe(key);
  });

  test('of someone who signed in before browsers were known becomes known as their session goes on', async () => {
    const person = await buildPerson(app);
    const { cookies } = await signIn(person, { browser: 'o'.repeat(43), ip: newIp() });
    const refreshing = cookies.find(({ name }) => name === '__Host-refresh')?.value ?? '';
    const kept = { cookies: { '__Host-refresh': refreshing }, browser: null };
    const renewed = await app.call(api.auth.refresh, {}, kept);
    const key = renewed.cookies.find(({ name }) => name === '__Host-browser')?.value;
    const office = { browser: key ?? null, ip: newIp() };
    await guessTen(person.email, { browser: null, ip: office.ip });
    expect((await signIn(person, office)).code).toBe(200);
  });

  test('is a stranger again half a year later', async () => {
    const person = await buildPerson(app);
    await signIn(person, { browser: 's'.repeat(43), ip: newIp() });
    app.clock.advance(BROWSER_KNOWN + HOUR);
    await accountWorkers(app.ports)
      .find(({ name }) => name === tidyJob.name)
      ?.run(null);
    const { rowCount } = await app.ports.database.pool.query(
      'select from known_browsers where user_id = $1',
      [person.id],
    );
    expect(rowCount).toBe(0);
  });
});
