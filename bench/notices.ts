import { randomUUID } from 'node:crypto';
import { api, type Endpoint } from '@garden/contract';
import { hashToken } from '../apps/server/src/features/account/rules.ts';
import type { BenchApp } from './bench-app.ts';
import { comparePairs, getShot, type PairResult } from './beside.ts';

const NOW = '2026-03-31T15:00:00Z';
const MANY = 100_000;
const FEW = 100;

/** Measures calls of someone with 100,000 notices against the same calls of someone with 100. */
export async function measureNotices(app: BenchApp): Promise<PairResult[]> {
  app.clock.set(new Date(NOW));
  const [many, few] = [await seedNotices(app, MANY), await seedNotices(app, FEW)];
  return comparePairs(
    app,
    workloads.map(({ call, endpoint, query }) => ({
      call,
      much: getShot(endpoint, many, query),
      little: getShot(endpoint, few, query),
    })),
  );
}

type Workload = {
  readonly call: string;
  readonly endpoint: Endpoint;
  readonly query: Record<string, string>;
};

const workloads: readonly Workload[] = [
  { call: 'notice.total', endpoint: api.notice.total, query: {} },
  { call: 'notice.get, first 20', endpoint: api.notice.get, query: { limit: '20' } },
  { call: 'notice.get of one kind', endpoint: api.notice.get, query: { limit: '20', kind: 'topic' } },
];

/** Someone in a team of two, told of so many things one after the other: one in a thousand that someone follows them, else a topic. */
async function seedNotices({ ports }: BenchApp, count: number): Promise<string> {
  const { pool } = ports.database;
  const [reader, other, teamId, topic, session] = Array.from({ length: 5 }, () => randomUUID());
  const token = ports.random.token();
  await pool.query(
    `insert into users (id, email, name, code, locale, timezone, created_at)
     select id, id || '@garden.example', 'Told', upper(left(id::text, 8)), 'en', 'UTC', '2026-01-01'
     from unnest(array[$1, $2]::uuid[]) id`,
    [reader, other],
  );
  await pool.query(
    `insert into teams (id, name, invite_code, owner_id, timezone, calendar, member_count, created_at)
     values ($1, 'Told', $2, $3, 'UTC', '{"dayStartsAt":"04:00","workingWeekdays":[1,2,3,4,5],"region":null,"daysOff":[]}', 2, '2026-01-01')`,
    [teamId, ports.random.letters(8), other],
  );
  await pool.query(
    `insert into memberships (team_id, user_id, role, joined_at)
     values ($1, $2, 'owner', '2026-01-01'), ($1, $3, 'member', '2026-01-01')`,
    [teamId, other, reader],
  );
  await pool.query(
    `insert into activities (id, team_id, title, prompt, starts_on, ends_on, department_ids, created_by, created_at)
     values ($1, $2, 'What helps', '', '2026-03-31', '2026-03-31', '{}', $3, $4)`,
    [topic, teamId, other, NOW],
  );
  await pool.query(
    `insert into notices (id, user_id, kind, team_id, actor_id, object_kind, object_id, created_at)
     select (lpad(to_hex(1774969200000 + n), 12, '0') || '70008000' || right($1::uuid::text, 12))::uuid, $1::uuid,
       case when n % 1000 = 0 then 'follow' else 'topic' end, $2, $3,
       case when n % 1000 > 0 then 'topic' end, case when n % 1000 > 0 then $4::uuid end, $5
     from generate_series(1, $6) n`,
    [reader, teamId, other, topic, NOW, count],
  );
  await pool.query(
    `insert into notice_totals (user_id, kind, unseen) select user_id, kind, count(*) from notices
     where user_id = $1 group by user_id, kind`,
    [reader],
  );
  await pool.query(
    `insert into sessions (id, user_id, device, created_at, last_seen_at) values ($1, $2, 'bench', $3, $3)`,
    [session, reader, NOW],
  );
  await pool.query(
    `insert into access_tokens (token_hash, session_id, expires_at) values ($1, $2, '2100-01-01')`,
    [hashToken(token), session],
  );
  return token;
}
