// @module-tag postgres/sql
import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { dumpAll } from '../../../testing/attack/dump.ts';
import { newAddress } from '../../../testing/codes.ts';
import {
  buildDiary,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { eraseTeamsJob, teamWorkers } from '../../team/jobs.ts';
import { accountWorkers, erasureJob } from '../jobs.ts';
import { eraseAgain, eraseDue } from './erasure.store.ts';

const app = useTestApp();

const close = async (as: TestPerson) => {
  const closed = await app.call(api.auth.deleteAccount, { email: as.email, password: as.password }, { as });
  if (closed.code !== 200) throw new Error(`not closed: ${closed.message}`);
};

type Row = Record<string, unknown>;
const query = async (text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.ports.database.pool.query(text, values)).rows;

/** Whether a text stands anywhere in the database. */
async function isKept(canary: string): Promise<boolean> {
  return (await dumpAll(app)).some(({ text }) => text.includes(canary));
}

describe('erasing', () => {
  test('waits for fourteen days', async () => {
    const person = await buildPerson(app);
    await close(person);
    app.clock.advance(14 * DAY - 1);
    await eraseDue(app.ports);
    expect(await query('select erased_at from users where id = $1', [person.id])).toEqual([
      { erased_at: null },
    ]);
    app.clock.advance(1);
    expect(await eraseDue(app.ports)).toBe(1);
    expect(await eraseDue(app.ports)).toBe(0);
  });

  // That nothing else of a person is left is shown, for every table, by `testing/personal-data.test.ts`.
  test('leaves what teams read, without a name', async () => {
    const person = await buildPerson(app, { name: 'CANARY-name' });
    const { id: teamId, owner } = await buildTeam(app, { members: [person] });
    const sections = { summary: `${LONG_ENOUGH} Shared with all.`, unclear: ['Why do they close at two?'] };
    const shared = await buildDiary(app, {
      author: person,
      summary: `${sections.summary}\n\n!! CANARY-line`,
      sections: {
        mistakes: [{ text: 'CANARY-mistake', shared: false }],
        nextTasks: ['!! CANARY-task'],
        unclear: [...sections.unclear, '!! CANARY-question'],
      },
      teamIds: [teamId],
    });
    expect(await isKept('CANARY-line')).toBe(true);
    await close(person);
    app.clock.advance(14 * DAY);
    await eraseDue(app.ports);
    expect(await isKept('CANARY')).toBe(false);
    const read = await app.call(api.diary.get, { diaryId: shared.id }, { as: owner });
    expect(read.data).toMatchObject({ author: { id: person.id, name: '', avatar: null }, sections });
    expect((await query('select email, locale, timezone from users where id = $1', [person.id]))[0]).toEqual({
      email: `erased-${person.id}@invalid`,
      locale: 'en',
      timezone: 'UTC',
    });
  });

  test('frees the address for a new account', async () => {
    const email = newAddress();
    const before = await buildPerson(app, { email });
    await close(before);
    app.clock.advance(14 * DAY);
    await eraseDue(app.ports);
    const after = await buildPerson(app, { email });
    const signedIn = await app.call(api.user.login, { email, password: after.password });
    expect(signedIn.data.user.id).toBe(after.id);
  });

  test('is completed when the last team goes that read something', async () => {
    const person = await buildPerson(app);
    const { id: teamId, owner } = await buildTeam(app, { members: [person] });
    const sections = {
      mistakes: [{ text: 'Left the gate open', shared: true }],
      unclear: ['Who has the key?'],
    };
    const { id } = await buildDiary(app, { author: person, sections, teamIds: [teamId] });
    const left = async () =>
      Promise.all([
        query('select from diaries where id = $1', [id]),
        query('select from mistakes where owner_id = $1', [person.id]),
        query('select from curiosities where asker_id = $1', [person.id]),
      ]).then((lists) => lists.map((rows) => rows.length));
    await close(person);
    app.clock.advance(14 * DAY);
    await eraseDue(app.ports);
    expect(await left()).toEqual([1, 0, 1]);
    expect((await app.call(api.team.remove, { teamId }, { as: owner })).code).toBe(200);
    app.clock.advance(31 * DAY);
    await teamWorkers(app.ports)
      .find(({ name }) => name === eraseTeamsJob.name)
      ?.run({});
    await eraseDue(app.ports);
    expect(await left()).toEqual([0, 0, 0]);
  });

  test('is done by the hourly job', async () => {
    const person = await buildPerson(app);
    await close(person);
    app.clock.advance(14 * DAY);
    await accountWorkers(app.ports)
      .find(({ cron }) => cron === erasureJob.cron)
      ?.run({});
    const [row] = await query('select name from users where id = $1', [person.id]);
    expect(row).toEqual({ name: '' });
  });

  test('many at once, in batches', async () => {
    const people = await Promise.all(Array.from({ length: 130 }, () => buildPerson(app)));
    await query('update users set deleted_at = $1 where id = any($2)', [
      app.clock.now(),
      people.map(({ id }) => id),
    ]);
    app.clock.advance(14 * DAY);
    expect(await eraseDue(app.ports)).toBe(130);
  });
});

describe('a restored backup', () => {
  /** As the database was before: the rows of a person put back, in the state of that time. */
  async function backUp({ id }: TestPerson) {
    const saved = {
      users: await query('select * from users where id = $1', [id]),
      memberships: await query('select * from memberships where user_id = $1', [id]),
      teams: await query('select * from teams where owner_id = $1', [id]),
      drafts: await query('select * from drafts where author_id = $1', [id]),
    };
    return async () => {
      await query('delete from memberships where user_id = $1', [id]);
      for (const table of ['users', 'teams', 'memberships', 'drafts'] as const) {
        for (const row of saved[table]) await putBack(table, row);
      }
    };
  }

  async function putBack(table: string, row: Row) {
    const columns = Object.keys(row);
    const written = `insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')}
      from json_populate_record(null::${table}, $1)`;
    const key = table === 'users' || table === 'teams' ? 'id' : undefined;
    const onConflict = key
      ? ` on conflict (id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`
      : '';
    await query(written + onConflict, [JSON.stringify(row)]);
  }

  test('does not bring anybody back; their teams go to those who are there', async () => {
    const person = await buildPerson(app, { name: 'CANARY-back' });
    const { id: teamId, members } = await buildTeam(app, { owner: person, members: 2 });
    const [first, second] = members;
    await query(`update memberships set role = 'admin' where team_id = $1 and user_id = $2`, [
      teamId,
      second?.id,
    ]);
    const draft = { day: '2027-01-01', sections: { summary: 'CANARY-back' }, version: 0 };
    app.clock.set('2027-01-01T12:00:00.000Z');
    expect((await app.call(api.draft.add, draft, { as: person })).code).toBe(200);
    const restore = await backUp(person);

    await query(`update teams set owner_id = $2 where id = $1`, [teamId, first?.id]);
    await query(`update memberships set role = 'member' where user_id = $1`, [person.id]);
    await close(person);
    app.clock.advance(14 * DAY);
    await eraseDue(app.ports);
    expect(await isKept('CANARY-back')).toBe(false);
    await restore();
    await query(`update memberships set role = 'member' where team_id = $1 and user_id = $2`, [
      teamId,
      first?.id,
    ]);
    await query('update teams set member_count = 3 where id = $1', [teamId]);
    expect(await isKept('CANARY-back')).toBe(true);

    expect(await eraseAgain(app.ports)).toBe(1);
    expect(await isKept('CANARY-back')).toBe(false);
    const rows = await app.call(api.relationship.gets, { teamId }, { as: first });
    expect(rows.data.items.map(({ id, role }) => [id, role])).toEqual([
      [first?.id, 'member'],
      [second?.id, 'owner'],
    ]);
    expect(await query('select owner_id, member_count from teams where id = $1', [teamId])).toEqual([
      { owner_id: second?.id, member_count: 2 },
    ]);
    expect(await eraseAgain(app.ports)).toBe(0);
  });

  test('brings someone back who took their account back in time', async () => {
    const person = await buildPerson(app);
    await close(person);
    await app.call(api.user.login, { email: person.email, password: person.password, restore: true });
    app.clock.advance(15 * DAY);
    await eraseDue(app.ports);
    expect(await eraseAgain(app.ports)).toBe(0);
    expect(await query('select erased_at from users where id = $1', [person.id])).toEqual([
      { erased_at: null },
    ]);
  });

  test('an erasure that broke off is finished', async () => {
    const person = await buildPerson(app, { name: 'CANARY-half' });
    await app.files.put(`erasures/${person.id}`, Buffer.from('begun'));
    await app.files.put('erasures/something-else', Buffer.from('x'));
    expect(await eraseAgain(app.ports)).toBe(1);
    expect(await isKept('CANARY-half')).toBe(false);
  });
});
