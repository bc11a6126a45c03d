// @module-tag postgres/at-once
import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '../platform/clock.ts';
import { asTeam, buildPerson, type TestPerson } from '../testing/factories.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { claimKey } from './idempotency.store.ts';

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

  test('is taken over from a server that died with it', async () => {
    const person = await buildPerson(app);
    const owner = { userId: person.id, key: 'left-behind' };
    const now = app.clock.now();
    expect(await claimKey(app.ports.database.db, owner, 'somebody else', now, now)).toBe(true);
    app.clock.advance(3 * MINUTE);
    expect((await make(person, owner.key)).code).toBe(200);
    expect(await teamsOf(person)).toHaveLength(1);
  });
});
