import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeFolder, startOwnCluster } from './own-cluster.ts';
import { type Environment, startServer } from './real-server.ts';
import { prepareWriteLoad } from './write-load.ts';

/**
 * How often the server is killed; `KILL_ROUNDS=200` for the long run. That a database keeps what it acknowledged is shown
 * beside it, by twenty kills of each; here, that the server acknowledges nothing before.
 */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 10);
const PEOPLE = 6;
/** A write takes some ten milliseconds: in this time a kill falls into each part of one. */
const LATEST_KILL_MS = 500;
/** Each second time the database is killed with it. */
const DATABASE_EVERY = 2;
/** The promise is 5 seconds on a machine of its own; a machine that runs tests beside it gets more. */
const OPEN_AGAIN_MS = 30_000;
const LIMIT_MS = 60_000 + ROUNDS * 60_000;

/** Kills the server again and again while people write; the moments come from a seed that is printed. */
async function killAgainAndAgain(
  environment: Environment,
  killDatabase?: () => Promise<void>,
): Promise<void> {
  const settings = { RATE_LIMIT_SCALE: '1000', ...environment };
  const seed = Number(process.env.KILL_SEED ?? Date.now() % 2 ** 31);
  const moments = fc.sample(fc.integer({ min: 0, max: LATEST_KILL_MS }), { numRuns: ROUNDS, seed });
  const openings: number[] = [];
  let acknowledged = 0;
  let server = await startServer(settings);
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const load = await prepareWriteLoad(server, PEOPLE);
  for (const [round, moment] of moments.entries()) {
    const writing = load.run(server);
    await writing.underWay;
    await pause(moment);
    const withDatabase = killDatabase && round % DATABASE_EVERY === DATABASE_EVERY - 1;
    await Promise.all([server.end('SIGKILL'), withDatabase && killDatabase()]);
    const acknowledgedNow = await writing.acknowledged;
    expect(acknowledgedNow).toBeGreaterThan(0);
    acknowledged += acknowledgedNow;
    server = await startServer(settings);
    openings.push(server.startedInMs);
    expect(await load.findLosses(server)).toEqual([]);
  }
  const slowest = Math.round(Math.max(...openings));
  process.stdout.write(
    `${ROUNDS} kills (KILL_SEED=${seed}): ${acknowledged} writes acknowledged, 0 lost, open again within ${slowest} ms\n`,
  );
  expect(acknowledged).toBeGreaterThan(ROUNDS);
  expect(slowest).toBeLessThan(OPEN_AGAIN_MS);
}

/**
 * Crashes PostgreSQL: when one of its processes is killed, it ends all the others at once without a checkpoint
 * and recovers from its log, as after a loss of power. Resolves when it takes connections again.
 */
async function crashPostgres(url: string): Promise<void> {
  const victim = new pg.Client({ connectionString: url });
  victim.on('error', () => undefined);
  await victim.connect();
  const { rows } = await victim.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid;
  if (!pid) throw new Error('PostgreSQL told no process to kill');
  // That one process is gone says nothing yet of the others: until they are ended, connections are still taken.
  const witness = new pg.Client({ connectionString: url });
  witness.on('error', () => undefined);
  await witness.connect();
  const ended = [victim, witness].map((client) => new Promise((resolved) => client.once('end', resolved)));
  process.kill(pid, 'SIGKILL');
  await Promise.all(ended);
  await expect.poll(() => takesConnections(url), { timeout: OPEN_AGAIN_MS }).toBe(true);
}

async function takesConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

describe(`a server that is killed ${ROUNDS} times under load`, () => {
  test('loses nothing acknowledged on the embedded database', { timeout: LIMIT_MS }, () =>
    killAgainAndAgain({ DATA_DIR: makeFolder() }),
  );

  test('loses nothing acknowledged on PostgreSQL, killed with it at times', {
    timeout: LIMIT_MS,
  }, async () => {
    const { url } = await startOwnCluster();
    await killAgainAndAgain({ DATABASE_URL: url, DATA_DIR: makeFolder() }, () => crashPostgres(url));
  });
});
