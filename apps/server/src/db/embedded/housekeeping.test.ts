import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../open-database.ts';
import { openEmptyInMemory } from '../testing/open-empty.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { DUMPS_KEPT, Dumps } from './dumps.ts';
import { type Housekeeping, startHousekeeping } from './housekeeping.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let database: OpenDatabase;
let folder: string;
let now: number;
let housekeeping: Housekeeping;

beforeAll(async () => {
  database = await openEmptyInMemory();
  await database.pool.query('CREATE TABLE barrels AS SELECT generate_series(1, 1000) AS id');
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'garden-dumps-'));
  now = new Date(2026, 5, 15, 12).getTime();
  housekeeping = startHousekeeping({
    pool: database.pool,
    dumps: new Dumps(folder),
    log: quietLog,
    schedule: () => () => undefined,
    now: () => new Date(now),
  });
});

afterEach(async () => {
  await housekeeping.stop();
  rmSync(folder, { recursive: true, force: true });
});

afterAll(async () => {
  await database.close();
});

async function redoPoint(): Promise<string> {
  const { rows } = await database.pool.query('SELECT redo_lsn::text FROM pg_control_checkpoint()');
  return rows[0].redo_lsn;
}

describe('checkpoints', () => {
  test('come five minutes after a write, and not to an idle database', async () => {
    await database.pool.query('INSERT INTO barrels SELECT generate_series(1, 100)');
    const before = await redoPoint();
    now += 4 * MINUTE;
    await housekeeping.tidyLog();
    expect(await redoPoint()).toBe(before);
    now += MINUTE;
    await housekeeping.tidyLog();
    const after = await redoPoint();
    expect(after).not.toBe(before);
    now += 6 * MINUTE;
    await housekeeping.tidyLog();
    expect(await redoPoint()).toBe(after);
  });

  test('come at once after 64 MB of log', async () => {
    const before = await redoPoint();
    await database.pool.query(
      "SELECT pg_logical_emit_message(true, 'test', repeat('x', 1000000)) FROM generate_series(1, 70)",
    );
    await housekeeping.tidyLog();
    expect(await redoPoint()).not.toBe(before);
  });
});

describe('the daily work', () => {
  const dumps = () => readdirSync(folder).filter((name) => name.endsWith('-daily.sql.gz'));

  test('dumps and vacuums at night, and once', async () => {
    await housekeeping.tidyDay();
    expect(dumps()).toHaveLength(1);
    const { rows } = await database.pool.query("SELECT reltuples FROM pg_class WHERE relname = 'barrels'");
    expect(rows).toEqual([{ reltuples: 1100 }]);
    for (const hour of [13, 20, 2]) {
      now = new Date(2026, 5, hour === 2 ? 16 : 15, hour).getTime();
      await housekeeping.tidyDay();
    }
    expect(dumps()).toHaveLength(1);
    now = new Date(2026, 5, 17, 3, 5).getTime();
    await housekeeping.tidyDay();
    now += 20 * MINUTE;
    await housekeeping.tidyDay();
    expect(dumps()).toHaveLength(2);
  });

  test('is made up for by a machine that sleeps at night', async () => {
    for (let day = 0; day < 4; day += 1) {
      await housekeeping.tidyDay();
      now += DAY;
    }
    expect(dumps()).toHaveLength(2);
  });

  test('keeps the newest fourteen of each reason and touches no other file', async () => {
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    for (let day = 0; day < DUMPS_KEPT + 2; day += 1) {
      await new Dumps(folder).write(
        database.pool,
        day === 0 ? 'before-migration' : 'daily',
        new Date(now + day * DAY),
      );
    }
    expect(dumps()).toHaveLength(DUMPS_KEPT);
    expect(dumps()[0]).toBe(`${new Date(now + 2 * DAY).toISOString().replaceAll(':', '-')}-daily.sql.gz`);
    expect(readdirSync(folder)).toHaveLength(DUMPS_KEPT + 2);
    expect(new Dumps(folder).newest('daily')).toEqual(new Date(now + (DUMPS_KEPT + 1) * DAY));
  });
});
