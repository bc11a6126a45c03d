// @module-tag postgres/at-once
import { api } from '@garden/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { QueryOutsideTransaction } from '../db/errors.ts';
import { asTeam, buildPerson, type TestPerson } from '../testing/factories.ts';
import { openSecondTestApp } from '../testing/test-app.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { createAnswerOnce } from './idempotency.ts';

const app = useTestApp();

const make = (as: TestPerson, key: string, name = 'Harvest') =>
  app.call(api.team.add, { name, timezone: 'Europe/Lisbon' }, { as, headers: { 'idempotency-key': key } });

const teamsOf = async (as: TestPerson) => (await app.call(api.team.list, {}, { as })).data.result;

describe('an Idempotency-Key', () => {
  test('makes of 50 equal submits at once one row and 50 equal answers', async () => {
    const person = await buildPerson(app);
    const replies = await Promise.all(Array.from({ length: 50 }, () => make(person, 'fifty-at-once')));
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 200));
    for (const { data } of replies) expect(data).toEqual(replies[0]?.data);
    expect(await teamsOf(person)).toHaveLength(1);
  });

  test('belongs to one person', async () => {
    const [one, other] = [await buildPerson(app), await buildPerson(app)];
    const first = await make(one, 'same-key-1');
    const second = await make(other, 'same-key-1');
    expect(second.code).toBe(200);
    expect(asTeam(second.data).id).not.toBe(asTeam(first.data).id);
  });

  test('is refused for another content', async () => {
    const person = await buildPerson(app);
    await make(person, 'same-key-2');
    const reply = await make(person, 'same-key-2', 'Orchard');
    expect(reply).toMatchObject({ code: 400, refusal: { key: 'repeatedWithOtherContent' } });
    expect(await teamsOf(person)).toHaveLength(1);
  });

  test('may be used again after a refusal', async () => {
    const person = await buildPerson(app);
    const headers = { 'idempotency-key': 'refused-before' };
    const refused = await app.call(api.apply.add, { inviteCode: 'AAAAAAAA' }, { as: person, headers });
    expect(refused.code).toBe(400);
    expect((await make(person, 'refused-before')).code).toBe(200);
  });

  test('keeps nothing by which a password could be guessed', async () => {
    const keptFor = async (as: TestPerson, password: string) => {
      const headers = { 'idempotency-key': 'a-new-password' };
      const change = { password: { old: as.password, new: password } };
      expect((await app.call(api.auth.edit, change, { as, headers })).code).toBe(200);
      const { rows } = await app.ports.database.pool.query<{ hash: string }>(
        'select request_hash as hash from idempotency_keys where user_id = $1',
        [as.id],
      );
      return rows;
    };
    const [one, other] = [await buildPerson(app), await buildPerson(app)];
    expect(await keptFor(one, 'pergola-19-south')).toEqual(await keptFor(other, 'trellis-20-north'));
  });

  test.each(['short', 'with blank inside', 'x'.repeat(101), 'a/b/c/d/e'])('may not be %j', async (key) => {
    const reply = await make(await buildPerson(app), key);
    expect(reply).toMatchObject({ code: 400, refusal: { key: 'fieldInvalid' } });
  });

  test('is kept with the write or not at all', async () => {
    const { pool } = app.ports.database;
    await pool.query(`
      create function refuse_answer() returns trigger language plpgsql as $$ begin raise 'no room'; end $$;
      create trigger refuse_answer before insert on idempotency_keys
        for each row when (new.key = 'cut-off-at-the-end') execute function refuse_answer()`);
    onTestFinished(async () => void (await pool.query('drop function refuse_answer cascade')));
    const person = await buildPerson(app);
    expect((await make(person, 'cut-off-at-the-end')).code).toBe(500);
    expect(await teamsOf(person)).toHaveLength(0);
    await pool.query('drop trigger refuse_answer on idempotency_keys');
    expect((await make(person, 'cut-off-at-the-end')).code).toBe(200);
    expect(await teamsOf(person)).toHaveLength(1);
  });

  test('makes of equal submits to two servers one row and equal answers', async () => {
    const other = await openSecondTestApp(app, {});
    onTestFinished(() => other.close());
    const person = await buildPerson(app);
    const headers = { 'idempotency-key': 'on-two-servers' };
    const input = { name: 'Harvest', timezone: 'Europe/Lisbon' };
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? app : other).call(api.team.add, input, { as: person, headers }),
      ),
    );
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 200));
    for (const { data } of replies) expect(data).toEqual(replies[0]?.data);
    expect(await teamsOf(person)).toHaveLength(1);
  });
});

describe('a repeat that comes while the first is under way', () => {
  const write = (key: string) => ({
    owner: { userId: crypto.randomUUID(), key },
    path: 'user/team/add',
    input: {},
    now: app.clock.now(),
    kept: null,
  });

  test('waits for it, within bounds, and is then told to come again', async () => {
    const answerOnce = createAnswerOnce(app.ports.database, 50);
    const { promise, resolve } = Promise.withResolvers<string>();
    const call = write('that-takes-long');
    const first = answerOnce(call, () => promise);
    await expect(answerOnce(call, async () => 'again')).rejects.toMatchObject({ code: 503, key: 'notReady' });
    resolve('done');
    expect(await first).toBe('done');
  });

  test('does what it failed to do', async () => {
    const answerOnce = createAnswerOnce(app.ports.database);
    const { promise, reject } = Promise.withResolvers<string>();
    const call = write('that-fails-first');
    const first = answerOnce(call, () => promise);
    const repeats = Array.from({ length: 3 }, (_, index) => answerOnce(call, async () => `repeat ${index}`));
    reject(new Error('no'));
    await expect(first).rejects.toThrow('no');
    expect(await Promise.all(repeats)).toEqual(['repeat 0', 'repeat 0', 'repeat 0']);
  });

  test('may ask the database for nothing between the end of its transaction and its answer', async () => {
    const answerOnce = createAnswerOnce(app.ports.database);
    const asking = answerOnce(write('that-asks-late'), async (transaction) => {
      await transaction(async (tx) => tx.execute('select 1'));
      await app.ports.database.pool.query('select 1');
    });
    await expect(asking).rejects.toBeInstanceOf(QueryOutsideTransaction);
    await app.ports.database.ping();
  });
});
