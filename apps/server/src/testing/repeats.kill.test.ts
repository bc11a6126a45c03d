import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { api, type Endpoint, type Envelope, type RequestOf } from '@garden/contract';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { quietLog } from '../db/testing/quiet-log.ts';
import { makeFolder, startOwnCluster } from './own-cluster.ts';
import { demand, type Environment, type RealServer, signUp, startServer } from './real-server.ts';

/** How many things people write, on each database; `REPEATED_WRITES=10000` for the long run. */
const WRITES = Number(process.env.REPEATED_WRITES ?? 400);
const PEOPLE = 12;
/** Each so many, a client gives up waiting and asks again at once. */
const IMPATIENT_EVERY = 5;
const MOST_IMPATIENT_MS = 15;
const REPEAT_AFTER_MS = 100;
/** The promise; a machine that runs tests beside it gets more. */
const LONGEST_WAIT_MS = process.env.REPEATED_WRITES ? 5_000 : 10_000;
const LIMIT_MS = 300_000 + WRITES * 150;

/** Servers on one database; one that is killed is started again in its place. */
type Host = {
  readonly servers: RealServer[];
  /** How often something of it ends while people write. */
  readonly breaks: number;
  breakOff(turn: number): Promise<void>;
};

type Person = { readonly token: string; readonly diaryId: string };

/** What became of the requests. */
type Tally = { sent: number; repeats: number; longestMs: number; readonly wrong: Map<string, number> };

async function join(server: RealServer, servers: RealServer[], place: number): Promise<Person> {
  const token = await signUp(server, `repeats-${place}@garden.example`, servers);
  demand(await server.call(api.team.add, { name: `Team ${place}`, timezone: 'UTC' }, token));
  const { today } = demand(await server.call(api.draft.get, {}, token));
  const sections = { summary: 'Pruned the first rows of the vineyard today.' };
  const { id } = demand(await server.call(api.diary.publish, { day: today, sections }, token));
  return { token, diaryId: id };
}

/** One attempt; undefined where no answer came. */
async function attempt<E extends Endpoint>(
  { url }: RealServer,
  { path }: E,
  input: RequestOf<E>,
  { token, key, patience }: { token: string; key: string; patience: AbortSignal | null },
): Promise<{ status: number; code: number; message: string } | undefined> {
  try {
    const response = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify(input),
      signal: patience,
    });
    const { code, message } = (await response.json()) as Envelope<unknown>;
    return { status: response.status, code, message };
  } catch {
    return undefined;
  }
}

/** Writes one thing, again with the same key until it is told to be done. */
async function write(host: Host, { token, diaryId }: Person, text: string, tally: Tally): Promise<void> {
  const key = randomUUID();
  for (let tries = 0; ; tries += 1) {
    const server = host.servers[Math.floor(Math.random() * host.servers.length)];
    if (!server) throw new Error('there is no server');
    const isImpatient = tries === 0 && tally.sent % IMPATIENT_EVERY === 0;
    const patience = isImpatient ? AbortSignal.timeout(Math.ceil(Math.random() * MOST_IMPATIENT_MS)) : null;
    const asked = { token, key, patience };
    tally.sent += 1;
    if (tries > 0) tally.repeats += 1;
    const before = performance.now();
    const answer = text.startsWith('todo')
      ? await attempt(server, api.todo.add, { kind: 'day', text }, asked)
      : await attempt(server, api.comment.add, { kind: 'diary', objectId: diaryId, text }, asked);
    tally.longestMs = Math.max(tally.longestMs, performance.now() - before);
    if (answer?.code === 200) return;
    if (answer && answer.status !== 503) {
      const what = `${answer.status} ${answer.code} ${answer.message}`;
      tally.wrong.set(what, (tally.wrong.get(what) ?? 0) + 1);
      return;
    }
    if (!isImpatient) await pause(REPEAT_AFTER_MS * (0.5 + Math.random()));
  }
}

/** Lets people write while everything breaks, and counts what was written more than once, or not at all. */
async function writeThroughBreaks(host: Host, database: Parameters<typeof openDatabase>[0]): Promise<void> {
  const seed = Number(process.env.KILL_SEED ?? Date.now() % 2 ** 31);
  const moments = fc.sample(fc.integer({ min: 0, max: 400 }), { numRuns: host.breaks, seed });
  const [first] = host.servers;
  if (!first) throw new Error('there is no server');
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, place) => join(first, host.servers, place)),
  );
  const tally: Tally = { sent: 0, repeats: 0, longestMs: 0, wrong: new Map() };
  let begun = 0;
  const writing = people.map(async (person) => {
    for (let place = begun++; place < WRITES; place = begun++) {
      await write(host, person, `${place % 2 === 0 ? 'todo' : 'comment'} ${place}`, tally);
    }
  });
  const written = Promise.all(writing);
  for (const [turn, moment] of moments.entries()) {
    while (begun < (WRITES * (turn + 0.5)) / host.breaks) await Promise.race([pause(5), written]);
    await pause(moment);
    await host.breakOff(turn);
  }
  await written;
  for (const server of host.servers) await server.end('SIGTERM');

  const opened = await openDatabase(database);
  const { rows } = await opened.pool.query<{ written: number; twice: number }>(`
    select count(*)::int as written, count(*) filter (where times > 1)::int as twice
    from (select count(*) as times
          from (select text from todos union all select text from comments) as all_texts group by text) as texts`);
  await opened.close();
  const { sent, repeats, longestMs, wrong } = tally;
  process.stdout.write(
    `${WRITES} writes, ${sent} sends of which ${repeats} repeats, ${host.breaks} breaks (KILL_SEED=${seed}): ` +
      `${rows[0]?.twice} twice, longest wait ${Math.round(longestMs)} ms\n`,
  );
  expect([...wrong]).toEqual([]);
  expect(rows).toEqual([{ written: WRITES, twice: 0 }]);
  expect(longestMs).toBeLessThan(LONGEST_WAIT_MS);
}

const settings = { RATE_LIMIT_SCALE: '1000' };

async function hostOf(
  environments: readonly Environment[],
  restart?: (turn: number) => Promise<void>,
): Promise<Host> {
  const servers = await Promise.all(
    environments.map((environment) => startServer({ ...settings, ...environment })),
  );
  onTestFinished(async () => {
    for (const server of servers) await server.end('SIGKILL');
  });
  let killed = 0;
  return {
    servers,
    breaks: Math.max(restart ? 6 : 3, Math.round(WRITES / 500)),
    async breakOff(turn) {
      if (restart && turn % 3 !== 2) return restart(turn);
      const place = killed++ % servers.length;
      await servers[place]?.end('SIGKILL');
      servers[place] = await startServer({ ...settings, ...environments[place] });
    },
  };
}

describe(`${WRITES} things that people write, again until they are told that it is done`, () => {
  test('are each written once on the embedded database while its server is killed', {
    timeout: LIMIT_MS,
  }, async () => {
    const dataDir = makeFolder();
    await writeThroughBreaks(await hostOf([{ DATA_DIR: dataDir }]), { dataDir, log: quietLog });
  });

  test('are each written once on PostgreSQL while it restarts and its two servers are killed', {
    timeout: LIMIT_MS,
  }, async () => {
    const { url, restart } = await startOwnCluster();
    const environments = [0, 1].map(() => ({ DATABASE_URL: url, DATA_DIR: makeFolder() }));
    const host = await hostOf(environments, (turn) => restart(turn % 3 === 0 ? 'fast' : 'immediate'));
    await writeThroughBreaks(host, { url, log: quietLog });
  });
});
