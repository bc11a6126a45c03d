import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { restoreDump } from '../dump/restore-dump.ts';
import { DatabaseUnavailable, isDiskFull } from '../errors.ts';
import { type OpenDatabase, openDatabase } from '../open-database.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { runProgram } from '../testing/run-program.ts';
import { DurableNodeFs } from './durable-node-fs.ts';
import { EXIT_CRASHED, EXIT_HUNG } from './embedded-server.ts';
import { Engine } from './engine.ts';
import { openFolder } from './open-embedded.ts';

const KILLS = Number(process.env.KILLS ?? 20);
/** Kills between two orderly ends, whose openings the others are compared with. */
const ORDERLY_EVERY = 8;
const MOST_A_KILL_MS = 30_000;

let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'garden-durability-'));
});

afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

async function withDatabase<T>(use: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir, log: quietLog });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** Milliseconds of computing that opening takes after an orderly end. */
async function openInOrder(firstId: number): Promise<number> {
  await withDatabase((database) => database.ping());
  const { child, firstLine, ended } = runProgram('write-acknowledged.ts', [dataDir, String(firstId)]);
  await firstLine;
  child.kill('SIGKILL');
  return Number((await ended).stderr);
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

describe('first start', () => {
  test.each([200, 900, 1700, 2500, 3500])('may be killed after %d ms', async (ms) => {
    const { child, ended } = runProgram('write-acknowledged.ts', [dataDir]);
    await sleep(ms);
    child.kill('SIGKILL');
    await ended;
    expect(readdirSync(dataDir).filter((name) => !name.startsWith('database'))).toEqual([]);
  });

  test('succeeds after all that', async () => {
    await withDatabase((database) => database.ping());
  });
});

describe(`kill -9 under writes, ${KILLS} times`, () => {
  test('loses nothing that was acknowledged, and opens again with less than twice the work of an orderly end', {
    timeout: KILLS * MOST_A_KILL_MS,
  }, async () => {
    await withDatabase((database) => database.pool.query('DROP TABLE IF EXISTS acknowledged'));
    const acknowledged: number[] = [];
    const openings: number[] = [];
    const orderly: number[] = [];
    let next = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { child, lines, firstLine, ended } = runProgram('write-acknowledged.ts', [dataDir, String(next)]);
      await firstLine;
      await sleep(50 + ((kill * 137) % 500));
      child.kill('SIGKILL');
      openings.push(Number((await ended).stderr));
      acknowledged.push(...lines.map(Number));
      // Rows that were written but not yet acknowledged keep their ids.
      next = Math.max(...acknowledged) + 1000;
      if (kill % ORDERLY_EVERY === 0) {
        orderly.push(await openInOrder(next));
        next += 1000;
      }
    }
    const present = await withDatabase(async ({ pool }) => {
      const { rows } = await pool.query("SELECT id FROM acknowledged WHERE text LIKE id || ' x%'");
      return new Set(rows.map(({ id }) => id));
    });
    expect(acknowledged.length).toBeGreaterThan(KILLS);
    expect(acknowledged.filter((id) => !present.has(id))).toEqual([]);
    // How much log there is to replay at most is held in housekeeping.test.ts.
    expect(median(openings)).toBeLessThan(2 * median(orderly));
  });

  test('leaves whole dumps alone under their names', async () => {
    await withDatabase(async ({ pool, backup }) => {
      const whole = await backup('daily');
      const dumps = readdirSync(join(dataDir, 'database-dumps')).filter((name) => name.endsWith('.sql.gz'));
      expect(whole).toBe(join(dataDir, 'database-dumps', dumps.sort().at(-1) ?? ''));
      for (const dump of dumps.slice(-3)) {
        await pool.query('DROP TABLE acknowledged');
        await restoreDump(pool, join(dataDir, 'database-dumps', dump));
        const { rows } = await pool.query('SELECT count(*)::int > 0 AS filled FROM acknowledged');
        expect(rows).toEqual([{ filled: true }]);
      }
    });
  });
});

describe('the folder', () => {
  test('belongs to one server, which the refusal names, until that one is gone', async () => {
    const { child, firstLine, ended } = runProgram('write-acknowledged.ts', [dataDir, '900000000']);
    await firstLine;
    const second = openDatabase({ dataDir, log: quietLog });
    await expect(second).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(second).rejects.toThrow(`in use by process ${child.pid} on `);
    child.kill('SIGKILL');
    await ended;
    await withDatabase(async (database) => {
      await expect(openDatabase({ dataDir, log: quietLog })).rejects.toThrow(
        `in use by process ${process.pid} on `,
      );
      await database.ping();
    });
  });

  test('keeps its rows through an orderly end', async () => {
    await withDatabase(({ pool }) => pool.query('CREATE TABLE kept AS SELECT 1 AS id'));
    const { rows } = await withDatabase(({ pool }) => pool.query('SELECT * FROM kept'));
    expect(rows).toEqual([{ id: 1 }]);
  });
});

describe('the engine', () => {
  test('is refused when its commits reach no disk', async () => {
    const init = vi.spyOn(DurableNodeFs.prototype, 'init').mockImplementation(NodeFS.prototype.init);
    const opened = Engine.openFolder(
      join(dataDir, 'database'),
      () => undefined,
      () => undefined,
    );
    await expect(opened).rejects.toThrow('reached no disk');
    init.mockRestore();
  });

  test('ends the process when it ends itself', async () => {
    const { ended, lines } = runProgram('misbehave.ts', [dataDir, 'COPY pg_class FROM STDIN']);
    const { code } = await ended;
    expect(lines.join()).toMatch(/beyond help.*protocol synchronization was lost/);
    expect(code).toBe(EXIT_CRASHED);
  });

  test('ends the process when it hangs', async () => {
    const endless =
      'WITH RECURSIVE t(a) AS (SELECT 1 UNION ALL SELECT a FROM t) SELECT count(*) FROM t WHERE a = 2';
    const { ended, lines } = runProgram('misbehave.ts', [dataDir, endless]);
    const { code } = await ended;
    expect(lines.join()).toMatch(/beyond help.*has not answered/);
    expect(code).toBe(EXIT_HUNG);
  });

  test('refuses writes and goes on reading while the disk is almost full', async () => {
    const { clientConfig, close } = await openFolder({
      dataDir,
      log: quietLog,
      reserveBytes: Number.MAX_SAFE_INTEGER,
    });
    const client = new Client(clientConfig);
    await client.connect();
    await expect(client.query('INSERT INTO kept VALUES (2)')).rejects.toSatisfy(isDiskFull);
    expect((await client.query('SELECT * FROM kept')).rows).toEqual([{ id: 1 }]);
    await client.end();
    await close();
  });

  test('refuses a folder of another version before it touches it', async () => {
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17\n');
    await expect(openDatabase({ dataDir, log: quietLog })).rejects.toThrow(/is a database of PostgreSQL 17/);
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18\n');
    await withDatabase((database) => database.ping());
  });
});
