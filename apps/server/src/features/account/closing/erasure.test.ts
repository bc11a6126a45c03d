import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { newAddress } from '../../../testing/codes.ts';
import {
  buildDiary,
  buildFollowGroup,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { accountWorkers, erasureJob } from '../jobs.ts';
import { eraseAgain, eraseDue } from './erasure.store.ts';

const app = useTestApp();

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const close = async (as: TestPerson) => {
  const closed = await app.call(api.auth.deleteAccount, { email: as.email, password: as.password }, { as });
  if (closed.code !== 200) throw new Error(`not closed: ${closed.message}`);
};

type Row = Record<string, unknown>;
const query = async (text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.ports.database.pool.query(text, values)).rows;

const TABLES = [
  ...['users', 'identities', 'sessions', 'access_tokens', 'refresh_tokens', 'verification_codes'],
  ...['teams', 'memberships', 'department_members', 'member_remarks', 'applications', 'invitations'],
  ...[
    'gatherings',
    'gathering_members',
    'diaries',
    'diary_teams',
    'diary_versions',
    'drafts',
    'diary_words',
    'mistakes',
    'curiosities',
    'todos',
    'vacations',
    'audit_entries',
    'follow_groups',
  ],
];

/** All that the database holds, as text. */
async function everything(): Promise<string> {
  const tables = await Promise.all(TABLES.map((table) => query(`select * from ${table}`)));
  return JSON.stringify(tables);
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

  test('leaves nothing of what was private, and what teams read without a name', {
    tags: 'postgres/sql',
  }, async () => {
    const email = newAddress();
    const person = await buildPerson(app, { email, name: 'CANARY-name' });
    const { id: teamId, owner } = await buildTeam(app, { members: [person] });
    const closed = await buildTeam(app);
    await app.call(api.auth.edit, { avatar: PIXEL }, { as: person });
    const [{ avatar } = {}] = await query('select avatar from users where id = $1', [person.id]);
    expect(app.files.kept.has(String(avatar))).toBe(true);

    const shared = await buildDiary(app, {
      author: person,
      day: '2026-04-13',
      summary: `${LONG_ENOUGH} CANARY-first-version`,
      teamIds: [teamId],
    });
    const sections = { summary: `${LONG_ENOUGH} Shared with all.`, unclear: ['Why do they close at two?'] };
    const alone = {
      summary: `${sections.summary}\n\n!! CANARY-line`,
      mistakes: [{ text: 'CANARY-mistake', shared: false }],
      nextTasks: ['!! CANARY-task'],
      unclear: [...sections.unclear, '!! CANARY-question'],
    };
    const change = { diaryId: shared.id, version: 1, sections: alone };
    expect((await app.call(api.diary.update, change, { as: person })).code).toBe(200);
    const text = (canary: string) => `${LONG_ENOUGH} ${canary}`;
    await buildDiary(app, {
      author: person,
      day: '2026-04-12',
      summary: text('CANARY-private'),
      teamIds: [],
    });
    const hidden = await buildDiary(app, {
      author: person,
      day: '2026-04-11',
      summary: text('CANARY-hidden'),
    });
    await app.call(api.diary.delete, { diaryId: hidden.id }, { as: person });
    const draft = { day: '2026-04-10', sections: { summary: 'CANARY-draft' }, version: 0 };
    expect((await app.call(api.draft.add, draft, { as: person })).code).toBe(200);
    const away = { from: '2026-04-14', to: '2026-04-15', kind: 'vacation' as const };
    expect((await app.call(api.diary.skip, away, { as: person })).data.days).toHaveLength(2);
    await app.call(api.team.open, { teamId: closed.id, joinVerification: true }, { as: closed.owner });
    await app.call(
      api.apply.add,
      { inviteCode: closed.inviteCode, message: 'CANARY-application' },
      { as: person },
    );
    for (const [author, about] of [
      [person.id, owner.id],
      [owner.id, person.id],
    ]) {
      await query(
        'insert into member_remarks (team_id, author_id, user_id, remark) values ($1, $2, $3, $4)',
        [...[teamId, author, about, 'CANARY-remark']],
      );
    }
    await buildFollowGroup(app, person, [owner], 'CANARY-selection');
    await buildFollowGroup(app, owner, [person], 'Juniors');
    await app.call(api.follows.follow, { userId: owner.id }, { as: person });
    await app.call(api.follows.follow, { userId: person.id }, { as: owner });
    const { id: diaryId } = await buildDiary(app, { author: owner });
    await app.call(api.diary.get, { diaryId }, { as: person });
    await query(`insert into identities values ('https://sso.example', 'CANARY-subject', $1, now())`, [
      person.id,
    ]);
    await app.call(
      api.user.login,
      { email, password: person.password },
      { headers: { 'user-agent': 'CANARY-device' } },
    );
    for (const canary of [
      'name',
      'selection',
      'private',
      'hidden',
      'draft',
      'line',
      'mistake',
      'question',
      'application',
      'remark',
      'subject',
      'device',
    ])
      expect(await everything()).toContain(`CANARY-${canary}`);

    await close(person);
    app.clock.advance(14 * DAY);
    await eraseDue(app.ports);

    const left = await everything();
    expect(left).not.toContain('CANARY');
    expect(left).not.toContain(email);
    expect(await query('select day from vacations where user_id = $1', [person.id])).toEqual([]);
    for (const table of ['follows', 'follow_group_members', 'diary_accesses'])
      expect(await query(`select * from ${table}`)).toEqual([]);
    expect(app.files.kept.has(String(avatar))).toBe(false);
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

  test('takes entries along whose last team goes later', { tags: 'postgres/sql' }, async () => {
    const person = await buildPerson(app);
    const { id: teamId } = await buildTeam(app, { members: [person] });
    const { id } = await buildDiary(app, { author: person, teamIds: [teamId] });
    await close(person);
    app.clock.advance(14 * DAY);
    await eraseDue(app.ports);
    expect(await query('select id from diaries where id = $1', [id])).toHaveLength(1);
    await query('delete from diary_teams where team_id = $1', [teamId]);
    await eraseDue(app.ports);
    expect(await query('select id from diaries where id = $1', [id])).toEqual([]);
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

  test('does not bring anybody back; their teams go to those who are there', {
    tags: 'postgres/sql',
  }, async () => {
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
    expect(await everything()).not.toContain('CANARY-back');
    await restore();
    await query(`update memberships set role = 'member' where team_id = $1 and user_id = $2`, [
      teamId,
      first?.id,
    ]);
    await query('update teams set member_count = 3 where id = $1', [teamId]);
    expect(await everything()).toContain('CANARY-back');

    expect(await eraseAgain(app.ports)).toBe(1);
    expect(await everything()).not.toContain('CANARY-back');
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

  test('brings somebody back who took their account back in time', async () => {
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
    expect(await everything()).not.toContain('CANARY-half');
  });
});
