import fs, { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type DiskOp, DiskRecorder } from '../testing/disk-recorder.ts';
import { losePower } from '../testing/power-loss.ts';
import { Engine } from './engine.ts';
import { bodyOf, FRAME, framesOf, queryFrame } from './frames.ts';

const CUTS = Number(process.env.POWER_CUTS ?? 12);
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const ROWS = 300;
const MOST_A_CUT_MS = 30_000;

let folder: string;
let recorder: DiskRecorder;

const ignore = () => undefined;
const open = (name: string) => Engine.openFolder(join(folder, name), ignore, ignore);

/** What the disk keeps is imitated: each sync is recorded, and none has to be waited for. */
const syncing = vi.spyOn(fs, 'fsyncSync').mockReturnValue(undefined);
syncBuiltinESMExports();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'garden-power-'));
  const fresh = await open('live');
  fresh.run('CREATE TABLE rows (id integer PRIMARY KEY, text text NOT NULL)');
  await fresh.close();
  cpSync(join(folder, 'live'), join(folder, 'before'), { recursive: true });

  const live = join(folder, 'live');
  recorder = new DiskRecorder(live);
  recorder.start();
  const engine = await open('live');
  for (let row = 1; row <= ROWS; row += 1) {
    engine.run(`INSERT INTO rows VALUES (${row}, repeat('${row} ', 200))`);
    recorder.acknowledge(row);
    if (row % 60 === 0) engine.run('CHECKPOINT');
    if (row % 75 === 0) engine.run('SELECT pg_switch_wal()');
    if (row % 90 === 0)
      engine.run(`CREATE TABLE other_${row} AS SELECT * FROM rows; DROP TABLE IF EXISTS other_${row - 90}`);
    if (row % 100 === 0) engine.run('UPDATE rows SET text = text');
    if (row % 100 === 1) engine.run('VACUUM rows');
  }
  recorder.stop();
  await engine.close();
});

afterAll(() => {
  syncing.mockRestore();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true, force: true });
});

/** Mulberry32: small numbers by chance that can be had again from the seed. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many rows were acknowledged before the cut, and how many of them the reopened database has whole. */
async function survive(ops: readonly DiskOp[], cut: number, survival: number, chance: () => number) {
  const { filesAtStart } = recorder;
  losePower(
    { before: join(folder, 'before'), filesAtStart, ops, cut, chance, survival },
    join(folder, 'after'),
  );
  const acknowledged = ops.slice(0, cut).filter(({ kind }) => kind === 'acknowledge').length;
  const engine = await open('after');
  const count = numberIn(
    engine.execute(
      queryFrame(`SELECT count(*) FROM rows WHERE id <= ${acknowledged} AND text = repeat(id || ' ', 200)`),
    ),
  );
  engine.run(`INSERT INTO rows VALUES (${ROWS + 1}, '')`);
  await engine.close();
  return { acknowledged, count };
}

function numberIn(answer: Buffer): number {
  for (const { type, bytes } of framesOf(answer)) {
    if (type === FRAME.dataRow) return Number(bodyOf(bytes).subarray(6).toString());
  }
  throw new Error('the query gave no row');
}

describe(`power loss, ${CUTS} cuts from seed ${SEED}`, () => {
  test('loses no acknowledged row, whatever of the unsynced writes survives', {
    timeout: CUTS * MOST_A_CUT_MS,
  }, async () => {
    const chance = chanceFrom(SEED);
    for (let i = 0; i < CUTS; i += 1) {
      const cut = Math.floor(chance() * recorder.ops.length);
      const survival = [0, 0.5, 0.9][i % 3] ?? 0;
      const { acknowledged, count } = await survive(recorder.ops, cut, survival, chance);
      expect({ cut, survival, count }).toEqual({ cut, survival, count: acknowledged });
    }
  });

  test('would be noticed: without syncs, rows are lost', async () => {
    const unsynced = recorder.ops.filter(({ kind }) => kind !== 'sync');
    const lost = survive(unsynced, unsynced.length, 0, () => 0.5);
    await expect(lost).resolves.toEqual({ acknowledged: ROWS, count: 0 });
  });
});
