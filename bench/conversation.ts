import { randomUUID } from 'node:crypto';
import { api, emptySections } from '@garden/contract';
import { hashToken } from '../apps/server/src/features/account/rules.ts';
import type { BenchApp } from './bench-app.ts';
import { comparePairs, getShot, type PairResult } from './beside.ts';
import type { Shot } from './load.ts';

/** A Tuesday, on which two diaries of one person are read: one that much is said about, and one that little is. */
const DAY = '2026-03-31';
const NOW = '2026-03-31T15:00:00Z';
const LONG = 5_000;
const SHORT = 50;

type CommentSummary = { readonly token: string; readonly long: string; readonly short: string };

/** Measures calls on a thread of 5,000 comments against the same calls on one of 50. */
export async function measureConversation(app: BenchApp): Promise<PairResult[]> {
  app.clock.set(new Date(NOW));
  const talk = await seedTalk(app);
  return comparePairs(
    app,
    workloads.map(({ call, shot }) => ({
      call,
      much: shot(talk, talk.long),
      little: shot(talk, talk.short),
    })),
  );
}

const workloads = [
  {
    call: 'comment.gets, first 20',
    shot: ({ token }: CommentSummary, objectId: string) =>
      getShot(api.comment.gets, token, { kind: 'diary', objectId, limit: '20' }),
  },
  {
    call: 'diary.get',
    shot: ({ token }: CommentSummary, diaryId: string): Shot => ({
      method: 'POST',
      path: `/api/${api.diary.get.path}`,
      token,
      body: JSON.stringify({ diaryId }),
    }),
  },
];

/** A team of ten; of every ten comments one is anonymous, and every fourth has two replies. */
async function seedTalk({ ports }: BenchApp): Promise<CommentSummary> {
  const { pool } = ports.database;
  const talk = { token: ports.random.token(), long: randomUUID(), short: randomUUID() };
  const [teamId, owner, reader, session] = Array.from({ length: 4 }, () => randomUUID());
  await pool.query(
    `insert into users (id, email, name, code, locale, timezone, created_at)
     select case n when 1 then $1::uuid when 2 then $2::uuid else gen_random_uuid() end, 'talk' || n || '@garden.example',
       'Talk ' || n, 'TALK' || n, 'en', 'UTC', '2026-01-01'
     from generate_series(1, 10) n`,
    [owner, reader],
  );
  await pool.query(
    `insert into teams (id, name, invite_code, owner_id, timezone, calendar, member_count, created_at)
     values ($1, 'Talk', $2, $3, 'UTC', '{"dayStartsAt":"04:00","workingWeekdays":[1,2,3,4,5],"region":null,"daysOff":[]}', 10, '2026-01-01')`,
    [teamId, ports.random.letters(8), owner],
  );
  await pool.query(
    `insert into memberships (team_id, user_id, role, joined_at)
     select $1, id, case when id = $2 then 'owner' else 'member' end, '2026-01-01'
     from users where code like 'TALK%'`,
    [teamId, owner],
  );
  const sections = JSON.stringify({ ...emptySections(), summary: 'Tried the import with three grocers.' });
  for (const [id, day, count] of [
    [talk.long, DAY, LONG],
    [talk.short, '2026-03-30', SHORT],
  ] as const) {
    await pool.query(
      `insert into diaries (id, author_id, day, team_ids, sections, length, late, version, published_at, updated_at)
       values ($1, $2, $3, array[$4::uuid], $5, 30, false, 1, $6, $6)`,
      [id, owner, day, teamId, sections, NOW],
    );
    await pool.query('insert into diary_teams (team_id, day, diary_id, author_id) values ($1, $2, $3, $4)', [
      teamId,
      day,
      id,
      owner,
    ]);
    await seedThread(pool, { teamId, id, count, reader });
  }
  await pool.query(
    `insert into sessions (id, user_id, device, created_at, last_seen_at) values ($1, $2, 'bench', $3, $3)`,
    [session, reader, NOW],
  );
  await pool.query(
    `insert into access_tokens (token_hash, session_id, expires_at) values ($1, $2, '2100-01-01')`,
    [hashToken(talk.token), session],
  );
  return talk;
}

type Thread = {
  readonly teamId: string | undefined;
  readonly id: string;
  readonly count: number;
  readonly reader: string | undefined;
};

async function seedThread(
  pool: BenchApp['ports']['database']['pool'],
  { teamId, id, count, reader }: Thread,
): Promise<void> {
  await pool.query(
    `insert into threads (team_id, object_kind, object_id, comments, voices, answered_on)
     values ($1, 'diary', $2, $3, 3, $4)`,
    [teamId, id, count, DAY],
  );
  await pool.query(
    `insert into comments (id, team_id, object_kind, object_id, author_id, text, day, replies, created_at)
     select gen_random_uuid(), $1, 'diary', $2, $3, 'Comment ' || n, $4, case n % 4 when 0 then 2 else 0 end,
       $5::timestamptz + n * interval '1 second'
     from generate_series(1, $6::int * 6 / 10) n`,
    [teamId, id, reader, DAY, NOW, count],
  );
  await pool.query(
    `insert into comments (id, team_id, object_kind, object_id, parent_id, author_id, text, day, created_at)
     select gen_random_uuid(), team_id, object_kind, object_id, id, author_id, 'Reply ' || n, day, created_at
     from comments, generate_series(1, 2) n where object_id = $1 and replies = 2`,
    [id],
  );
  await pool.query(
    `insert into anonymous_comments (id, team_id, object_kind, object_id, tag, voice, text, day)
     select gen_random_uuid(), $1, 'diary', $2, 'tag' || n % 3, n % 3 + 1, 'Voice ' || n, $3
     from generate_series(1, $4::int / 10) n`,
    [teamId, id, DAY, count],
  );
}
