import { randomUUID } from 'node:crypto';
import { api, type Endpoint, emptySections } from '@garden/contract';
import { hashToken } from '../apps/server/src/features/account/rules.ts';
import type { BenchApp } from './bench-app.ts';
import { comparePairs, getShot, type PairResult } from './beside.ts';

/** A small group and a large one on the same server; all else is equal. */
const SMALL = { members: 50, departments: 20, name: 'Terrace' };
const LARGE = { members: 5_000, departments: 20, name: 'Valley' };

/** A Tuesday, on which every other member has written, and one in ten is on vacation. */
const DAY = '2026-03-31';
const MONTH = DAY.slice(0, 7);
const NOW = '2026-03-31T15:00:00Z';

type Group = { readonly teamId: string; readonly token: string };

/** Measures calls on a group of 5,000 against the same calls on one of 50. */
export async function measureGroups(app: BenchApp): Promise<PairResult[]> {
  app.clock.set(new Date(NOW));
  const large = await seedGroup(app, LARGE);
  const small = await seedGroup(app, SMALL);
  return comparePairs(
    app,
    workloads.map(({ call, shot }) => ({ call, much: shot(large), little: shot(small) })),
  );
}

const get = (endpoint: Endpoint, { token }: Group, query: Record<string, string>) =>
  getShot(endpoint, token, query);

const workloads = [
  {
    call: 'relationship.gets, first 20',
    shot: (group: Group) => get(api.relationship.gets, group, { teamId: group.teamId, limit: '20' }),
  },
  { call: 'team.list', shot: (group: Group) => get(api.team.list, group, {}) },
  {
    call: 'relationship.uncomplete, first 20',
    shot: (group: Group) => get(api.relationship.uncomplete, group, { teamId: group.teamId, day: DAY }),
  },
  {
    call: 'department.get',
    shot: (group: Group) => get(api.department.get, group, { teamId: group.teamId }),
  },
  {
    call: 'diary.grapeRenderingList, first 20',
    shot: ({ teamId, token }: Group) =>
      getShot(api.diary.grapeRenderingList, token, { teamId, month: MONTH, limit: '20' }),
  },
  {
    call: 'failUser.get, first 20',
    shot: ({ teamId, token }: Group) =>
      getShot(api.failUser.get, token, { teamId, month: MONTH, limit: '20' }),
  },
];

/** Fills a group by a few statements: its owner asks, every other member has written and needs an interview, one in ten is away. */
async function seedGroup({ ports }: BenchApp, { members, departments, name }: typeof SMALL): Promise<Group> {
  const { pool } = ports.database;
  const group = { teamId: randomUUID(), token: ports.random.token() };
  const [owner, session] = [randomUUID(), randomUUID()];
  const { teamId } = group;
  await pool.query(
    `insert into users (id, email, name, code, locale, timezone, created_at)
     select case when n = 1 then $1::uuid else gen_random_uuid() end, $2 || n || '@garden.example',
       $2 || ' ' || n, $2 || n, 'en', 'UTC', '2026-01-01'
     from generate_series(1, $3::int) n`,
    [owner, name.toLowerCase(), members],
  );
  await pool.query(
    `insert into teams (id, name, invite_code, owner_id, timezone, calendar, member_count, created_at)
     values ($1, $2, $3, $4, 'UTC', '{"dayStartsAt":"04:00","workingWeekdays":[1,2,3,4,5],"region":null,"daysOff":[]}', $5, '2026-01-01')`,
    [teamId, name, ports.random.letters(8), owner, members],
  );
  await pool.query(
    `insert into memberships (team_id, user_id, role, joined_at)
     select $1, id, case when id = $2 then 'owner' else 'member' end,
       timestamptz '2026-01-01' + row_number() over (order by length(code), code) * interval '1 minute'
     from users where email like $3 || '%@garden.example'`,
    [teamId, owner, name.toLowerCase()],
  );
  await pool.query(
    `insert into departments (id, team_id, name, created_at)
     select gen_random_uuid(), $1, 'Department ' || n, timestamptz '2026-01-01' + n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [teamId, departments],
  );
  await pool.query(
    `insert into department_members (team_id, department_id, user_id, leader, joined_at)
     select $1, d.id, m.user_id, m.place <= $2, m.joined_at
     from (select user_id, joined_at, row_number() over (order by joined_at) as place
       from memberships where team_id = $1) m
     join (select id, row_number() over (order by created_at) as place from departments where team_id = $1) d
       on d.place = m.place % $2 + 1`,
    [teamId, departments],
  );
  const diaries = await pool.query(
    `insert into diaries
       (id, author_id, day, team_ids, sections, length, late, version, published_at, updated_at)
     select gen_random_uuid(), user_id, $2::date, array[$1::uuid],
       $4, 30, false, 1, $3, $3
     from (select user_id, row_number() over (order by joined_at) as place
       from memberships where team_id = $1) m
     where place % 2 = 0`,
    [
      teamId,
      DAY,
      NOW,
      JSON.stringify({ ...emptySections(), summary: 'Tried the import with three grocers.' }),
    ],
  );
  await pool.query(
    `insert into diary_teams (team_id, day, diary_id, author_id)
     select $1, day, id, author_id from diaries where team_ids = array[$1::uuid]`,
    [teamId],
  );
  await pool.query(
    `insert into diary_scores (diary_id, score, grade, rubric, breakdown, shingles)
     select id, 55, 'D', 1, '{"parts":[],"advice":[]}', '' from diaries where team_ids = array[$1::uuid]`,
    [teamId],
  );
  await pool.query(
    `insert into interviews (id, team_id, month, member_id, mean, created_at)
     select gen_random_uuid(), $1, date_trunc('month', $2::date), author_id, 55, $3
     from diaries where team_ids = array[$1::uuid]`,
    [teamId, DAY, NOW],
  );
  const vacations = await pool.query(
    `insert into vacations (user_id, day, kind, created_at)
     select user_id, $2, 'vacation', $3
     from (select user_id, row_number() over (order by joined_at) as place
       from memberships where team_id = $1) m
     where place % 10 = 3`,
    [teamId, DAY, NOW],
  );
  await pool.query('insert into team_days (team_id, day, settled) values ($1, $2, $3)', [
    teamId,
    DAY,
    Number(diaries.rowCount) + Number(vacations.rowCount),
  ]);
  await pool.query(
    `insert into sessions (id, user_id, device, created_at, last_seen_at) values ($1, $2, 'bench', $3, $3)`,
    [session, owner, NOW],
  );
  await pool.query(
    `insert into access_tokens (token_hash, session_id, expires_at) values ($1, $2, '2100-01-01')`,
    [hashToken(group.token), session],
  );
  return group;
}
