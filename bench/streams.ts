import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hashToken } from '../apps/server/src/features/account/rules.ts';
import { emitEvent } from '../apps/server/src/platform/events.store.ts';
import type { BenchApp } from './bench-app.ts';
import { listen } from './calls.ts';

const PEOPLE = 100;
const STREAMS_EACH = 10;
const ROUNDS = 20;
const MB = 1024 * 1024;

export type StreamsResult = {
  readonly streams: number;
  /** How much more the process holds with them, megabytes. */
  readonly memory: number;
  /** From the commit of a change to its arrival at each stream, milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
};

type Word = { readonly ready?: number; readonly heard?: readonly number[]; readonly failed?: string };

/** Holds 1,000 streams of a team's members open, and measures how long a change of the team takes to reach all. */
export async function measureStreams(app: BenchApp): Promise<StreamsResult> {
  const { teamId, tokens } = await seedPeople(app);
  const port = await listen(app.fastify);
  const before = await restedMemory();
  const each = tokens.flatMap((token) => Array<string>(STREAMS_EACH).fill(token));
  const client = fork(join(import.meta.dirname, 'stream-client.mjs'), [String(port), ...each]);
  try {
    await nextWord(client, ({ ready }) => ready === each.length);
    const memory = ((await restedMemory()) - before) / MB;
    const delays: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { database, random } = app.ports;
      await database.transaction(async (tx) =>
        emitEvent(
          tx,
          { random, now: app.clock.now() },
          {
            audience: 'team',
            audienceId: teamId,
            topic: 'thread',
            object: { kind: 'diary', id: random.id() },
          },
        ),
      );
      const committed = Date.now();
      const { heard = [] } = await nextWord(client, (word) => word.heard !== undefined);
      delays.push(...heard.map((at) => at - committed));
    }
    delays.sort((a, b) => a - b);
    const at = (share: number) => delays[Math.floor((delays.length - 1) * share)] ?? 0;
    return { streams: each.length, memory, p50: at(0.5), p95: at(0.95), worst: at(1) };
  } finally {
    client.kill();
  }
}

async function nextWord(client: ReturnType<typeof fork>, fits: (word: Word) => boolean): Promise<Word> {
  for (;;) {
    const [word] = (await once(client, 'message')) as [Word];
    if (word.failed) throw new Error(`a stream broke: ${word.failed}`);
    if (fits(word)) return word;
  }
}

async function restedMemory(): Promise<number> {
  await pause(2_000);
  return process.memoryUsage().rss;
}

async function seedPeople({ ports }: BenchApp): Promise<{ teamId: string; tokens: string[] }> {
  const { pool } = ports.database;
  const teamId = randomUUID();
  const people = Array.from({ length: PEOPLE }, () => ({ id: randomUUID(), token: ports.random.token() }));
  const ids = people.map(({ id }) => id);
  await pool.query(
    `insert into users (id, email, name, code, locale, timezone, created_at)
     select id, id || '@garden.example', 'Listener', upper(left(id::text, 8)), 'en', 'UTC', now()
     from unnest($1::uuid[]) id`,
    [ids],
  );
  await pool.query(
    `insert into teams (id, name, invite_code, owner_id, timezone, calendar, member_count, created_at)
     values ($1, 'Listeners', $2, $3, 'UTC', '{"dayStartsAt":"04:00","workingWeekdays":[1,2,3,4,5],"region":null,"daysOff":[]}', $4, now())`,
    [teamId, ports.random.letters(8), ids[0], PEOPLE],
  );
  await pool.query(
    `insert into memberships (team_id, user_id, role, joined_at)
     select $1, id, case when id = $2 then 'owner' else 'member' end, now() from unnest($3::uuid[]) id`,
    [teamId, ids[0], ids],
  );
  await pool.query(
    `insert into sessions (id, user_id, device, created_at, last_seen_at)
     select id, id, 'bench', now(), now() from unnest($1::uuid[]) id`,
    [ids],
  );
  await pool.query(
    `insert into access_tokens (token_hash, session_id, expires_at)
     select hash, id, '2100-01-01' from unnest($1::text[], $2::uuid[]) as given(hash, id)`,
    [people.map(({ token }) => hashToken(token)), ids],
  );
  return { teamId, tokens: people.map(({ token }) => token) };
}
