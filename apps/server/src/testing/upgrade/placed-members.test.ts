// @module-tag postgres/engine
import { join } from 'node:path';
import { api } from '@garden/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreDump } from '../../db/dump/restore-dump.ts';
import { migrate } from '../../db/migrate.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { openEmpty } from '../../db/testing/open-empty.ts';
import { silentLog } from '../../platform/log.ts';
import { openTestAppOn, type TestApp } from '../test-app.ts';

const DUMP = join(import.meta.dirname, '2026-11-22.sql.gz');
const JOINED = '2026-03-30T09:00:00.000Z';

let database: OpenDatabase;
let app: TestApp;
let teamId: string;
let before: number;

/** Puts a copy of someone into the team, as an administrator of the release before could. */
async function place(name: string): Promise<string> {
  const { pool } = database;
  const { rows } = await pool.query(
    `insert into users (id, email, name, code, locale, timezone, password_hash, created_at)
     select gen_random_uuid(), $1, $2, $3, locale, timezone, password_hash, $4 from users
     where email = 'ada@garden.example' returning id`,
    [`${name}@garden.example`, name, `CODE${name}`, JOINED],
  );
  const { id } = rows[0];
  await pool.query(
    `insert into memberships (team_id, user_id, role, joined_at) values ($1, $2, 'member', $3)`,
    [teamId, id, JOINED],
  );
  await pool.query(
    `with head as (update audit_heads set number = number + 1 where scope = $1 returning number)
     insert into audit_entries (scope, number, at, action, actor_id, subject_id, details, hash)
     select $1, head.number, $3, 'member_registered', (select owner_id from teams where id = $1), $2, '{}', 'x'
     from head`,
    [teamId, id, JOINED],
  );
  await pool.query('update teams set member_count = member_count + 1 where id = $1', [teamId]);
  return id;
}

beforeAll(async () => {
  database = await openEmpty();
  await restoreDump(database.pool, DUMP);
  const { pool } = database;
  const { rows } = await pool.query('select id, member_count from teams order by created_at limit 1');
  teamId = rows[0].id;
  before = rows[0].member_count;
  const quiet = await place('quiet');
  const talking = await place('talking');
  await pool.query(
    `insert into vacations (user_id, day, kind, created_at) values ($1, '2026-03-31', 'vacation', now())`,
    [quiet],
  );
  await pool.query(
    `insert into team_days (team_id, day, settled) values ($1, '2026-03-31', 1)
     on conflict (team_id, day) do update set settled = team_days.settled + 1`,
    [teamId],
  );
  await pool.query(
    `insert into comments (id, team_id, object_kind, object_id, author_id, text, day, created_at)
     select gen_random_uuid(), $1, object_kind, object_id, $2, 'Hello', day, created_at from comments limit 1`,
    [teamId, talking],
  );
  const settled = 'select settled from team_days where team_id = $1 and day = $2';
  const counted = (await pool.query(settled, [teamId, '2026-03-31'])).rows[0].settled;
  await migrate(database, silentLog);
  expect((await pool.query(settled, [teamId, '2026-03-31'])).rows[0].settled).toBe(counted - 1);
  app = await openTestAppOn(database);
  app.clock.set(new Date());
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const signIn = async (name: string) =>
  (await app.call(api.user.login, { email: `${name}@garden.example`, password: 'vineyard-42' })).data;

describe('people an administrator put into a team before', () => {
  test('are asked, where they have done nothing there; they come back as they were', async () => {
    const as = await signIn('quiet');
    expect((await app.call(api.team.list, {}, { as })).data.result).toEqual([]);
    const { items } = (await app.call(api.apply.invitations, {}, { as })).data;
    expect(items).toMatchObject([{ team: { id: teamId, memberCount: before + 1 } }]);
    const joined = await app.call(api.apply.add, { invitationId: items[0]?.id }, { as });
    expect(joined.data.team).toMatchObject({ id: teamId, memberCount: before + 2 });
  });

  test('stay, where they have talked there', async () => {
    const as = await signIn('talking');
    expect((await app.call(api.team.list, {}, { as })).data.result).toMatchObject([{ id: teamId }]);
    expect((await app.call(api.apply.invitations, {}, { as })).data.items).toEqual([]);
  });
});
