import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runOnServer } from '../testing/global-setup.ts';
import { DatabaseUnavailable, isConnectionLost } from './errors.ts';
import { migrate } from './migrate.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { writeMigrations } from './testing/migrations-folder.ts';
import { createOnServer, demand } from './testing/open-empty.ts';
import { quietLog } from './testing/quiet-log.ts';
import { runProgram } from './testing/run-program.ts';

const KILLS = Number(process.env.KILLS ?? 20);
const AT_ONCE = 5;
const IDS_A_SERVER = 1_000_000;

let url: string;
let name: string;
let drop: () => Promise<void>;
const opened: OpenDatabase[] = [];

beforeEach(async () => {
  ({ url, name, drop } = await createOnServer());
});

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  await drop();
});

async function open(): Promise<OpenDatabase> {
  const database = await openDatabase({ url, log: quietLog });
  opened.push(database);
  return database;
}

/** Ends every connection to the test's database, as a restart of the server does. */
async function cutConnections(): Promise<void> {
  await runOnServer(
    demand('TEST_POSTGRES_URL'),
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
  );
}

describe('PostgreSQL', () => {
  test('is explained when the database is missing', async () => {
    const missing = new URL(url);
    missing.pathname = '/nowhere';
    const refused = openDatabase({ url: missing.href, log: quietLog });
    await expect(refused).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(refused).rejects.toThrow(/has no database nowhere/);
  });

  test('may cut every connection between transactions: the next one begins again', async () => {
    const database = await open();
    await database.pool.query('CREATE TABLE barrels (id integer)');
    for (let round = 0; round < 20; round += 1) {
      await Promise.all([database.ping(), database.ping(), database.ping()]);
      const cut = cutConnections();
      await database
        .transaction(async (tx) => tx.execute('INSERT INTO barrels VALUES (1)'))
        .catch((error) => {
          // Cut in its middle, it is not repeated: the commit may have happened.
          expect(isConnectionLost(error)).toBe(true);
        });
      await cut;
      await expect
        .poll(() =>
          database.ping().then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
    }
    await database.transaction(async (tx) => tx.execute('INSERT INTO barrels VALUES (2)'));
    expect((await database.pool.query('SELECT count(*)::int FROM barrels WHERE id = 2')).rows).toEqual([
      { count: 1 },
    ]);
  });

  test('does not leak clients whose transaction lost its connection', async () => {
    const database = await open();
    for (let round = 0; round < 15; round += 1) {
      const lost = database.transaction(async (tx) => {
        await cutConnections();
        await tx.execute('SELECT 1');
      });
      await expect(lost).rejects.toSatisfy(isConnectionLost);
    }
    await expect(database.ping()).resolves.toBeUndefined();
  });

  test('listens again after its connection was cut, and says that something may have been missed', async () => {
    const database = await open();
    const heard: string[] = [];
    let gaps = 0;
    await database.listen(
      'garden',
      (payload) => heard.push(payload),
      () => {
        gaps += 1;
      },
    );
    await cutConnections();
    await expect.poll(() => gaps, { timeout: 5000 }).toBe(1);
    await expect
      .poll(() => database.pool.query("SELECT pg_notify('garden', 'again')").then(() => heard.length > 0))
      .toBe(true);
    expect(heard[0]).toBe('again');
  });

  test('is migrated once by servers that start together', async () => {
    const { folder, remove } = writeMigrations({
      '0000_vines': 'CREATE TABLE vines (id integer);--> statement-breakpoint\nSELECT pg_sleep(0.2);',
      '0001_row': 'INSERT INTO vines VALUES (1);',
    });
    const servers = await Promise.all([open(), open(), open()]);
    await Promise.all(servers.map((database) => migrate(database, quietLog, { folder })));
    remove();
    expect((await (await open()).pool.query('SELECT * FROM vines')).rows).toEqual([{ id: 1 }]);
  });

  test(`keeps what was acknowledged to servers that were killed, ${KILLS} of them`, async () => {
    const database = await open();
    await database.pool.query('CREATE TABLE acknowledged (id integer PRIMARY KEY, text text NOT NULL)');
    const acknowledged: number[] = [];
    for (let killed = 0; killed < KILLS; killed += AT_ONCE) {
      const servers = Array.from({ length: AT_ONCE }, (_, i) =>
        runProgram('write-acknowledged.ts', [url, String((killed + i) * IDS_A_SERVER)]),
      );
      await Promise.all(servers.map(({ firstLine }) => firstLine));
      for (const { child, ended, lines } of servers) {
        await sleep(30);
        child.kill('SIGKILL');
        await ended;
        acknowledged.push(...lines.map(Number));
      }
    }
    const { rows } = await database.pool.query<{ id: number }>('SELECT id FROM acknowledged');
    const present = new Set(rows.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThan(KILLS);
    expect(acknowledged.filter((id) => !present.has(id))).toEqual([]);
  });
});
