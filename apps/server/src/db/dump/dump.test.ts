// @module-tag postgres/engine
import { createReadStream, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import type { OpenDatabase } from '../open-database.ts';
import { openEmpty } from '../testing/open-empty.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { checkDump, restoreDump } from './restore-dump.ts';
import { writeDump } from './write-dump.ts';

const ODD_THINGS = `
  CREATE SCHEMA "Cellar";
  CREATE TYPE "Cellar".colour AS ENUM ('red', 'it''s white');
  CREATE FUNCTION "Cellar".twice(n integer) RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT n * 2';
  CREATE TABLE "Cellar"."Bottles" (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    serial serial,
    "the name" text COLLATE "C" DEFAULT E'a\\nb' NOT NULL,
    colour "Cellar".colour[],
    doubled integer GENERATED ALWAYS AS ("Cellar".twice(4)) STORED,
    price numeric(8, 2) CONSTRAINT positive CHECK (price > 0),
    taste double precision, label bytea, opened timestamptz, aged interval, notes jsonb,
    parent bigint REFERENCES "Cellar"."Bottles" (id) ON DELETE SET NULL,
    UNIQUE ("the name", price));
  CREATE UNIQUE INDEX odd_index ON "Cellar"."Bottles" (lower("the name")) WHERE price IS NOT NULL;
  INSERT INTO "Cellar"."Bottles" ("the name", colour, price, taste, label, opened, aged, notes, parent) VALUES
    (E'quote '' back \\\\ line \\r\\n tab \\t 🍇', '{red,"it''s white"}', 12.50, 0.1, '\\x00ff', '2026-03-29 01:30:00.123456+00',
      '1 mon -2 days', '{"a": "\\u00e9;\\n-- next"}', 2),
    ('-- ;', NULL, NULL, 'NaN', NULL, 'infinity', NULL, 'null', NULL);
  CREATE TABLE years (year integer NOT NULL, name text, PRIMARY KEY (year, name)) PARTITION BY RANGE (year);
  CREATE INDEX years_name ON years (name);
  CREATE TABLE years_2025 PARTITION OF years FOR VALUES FROM (2025) TO (2026);
  CREATE TABLE years_rest PARTITION OF years DEFAULT;
  INSERT INTO years VALUES (2025, 'good'), (2026, 'better');
  CREATE TABLE many AS SELECT n, repeat('wine ', n % 90) AS text FROM generate_series(1, 3000) AS n;`;

let source: OpenDatabase;
let folder: string;
let file: string;
let target: OpenDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'garden-dump-'));
  file = join(folder, 'dump.sql.gz');
  source = await openEmpty();
  await migrate(source, quietLog);
  const boss = new PgBoss({ db: { executeSql: (text, values) => source.pool.query(text, values) } });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.createQueue('press');
  await boss.createQueue('apart', { partition: true });
  await boss.send('press', { barrel: 1 });
  await boss.send('apart', { barrel: 2 });
  await boss.stop({ graceful: false });
  await source.pool.query(ODD_THINGS);
  await writeDump(source.pool, file);
});

beforeEach(async () => {
  target = await openEmpty();
});

afterEach(async () => {
  await target.close();
});

afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Every table with the number of its rows and a checksum over them. */
async function checksums(pool: Pool): Promise<unknown[]> {
  const { rows } = await pool.query<{ name: string }>(`SELECT c.oid::regclass::text AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' ORDER BY 1`);
  const sums: unknown[] = [];
  for (const { name } of rows) {
    const sum = await pool.query(
      `SELECT count(*), coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) AS hash FROM ${name} t`,
    );
    sums.push({ name, ...sum.rows[0] });
  }
  return sums;
}

/** A dump without its rows, whose order is that of the heap. */
function structureIn(dump: string): string[] {
  const [header = '', ...lines] = gunzipSync(readFileSync(dump)).toString().split('\n');
  const mark = header.slice(header.lastIndexOf('-- '));
  return lines.filter((line) => line !== mark && !line.startsWith('(') && !line.startsWith('INSERT '));
}

describe('a dump', () => {
  test('makes the same database again: equal rows, equal structure', async () => {
    await restoreDump(target.pool, file);
    const sums = await checksums(source.pool);
    expect(sums).toContainEqual(expect.objectContaining({ name: '"Cellar"."Bottles"', count: '2' }));
    expect(sums).toContainEqual(expect.objectContaining({ name: 'many', count: '3000' }));
    expect(await checksums(target.pool)).toEqual(sums);
    const copy = join(folder, 'copy.sql.gz');
    await writeDump(target.pool, copy);
    expect(structureIn(copy)).toEqual(structureIn(file));
  });

  test('goes on where the database was: sequences, identities, keys', async () => {
    await restoreDump(target.pool, file);
    const { rows } = await target.pool.query(
      `INSERT INTO "Cellar"."Bottles" (price) VALUES (1) RETURNING id, serial`,
    );
    expect(rows).toEqual([{ id: '3', serial: 3 }]);
    await expect(target.pool.query("INSERT INTO years VALUES (2025, 'good')")).rejects.toMatchObject({
      code: '23505',
    });
  });

  test('is refused by a database that has tables', async () => {
    await target.pool.query('CREATE TABLE mine (id integer)');
    await expect(restoreDump(target.pool, file)).rejects.toThrow('not empty: it has mine');
  });

  test('restores nothing of a file that is cut short, torn or something else', async () => {
    const whole = readFileSync(file);
    const lines = gunzipSync(whole).toString().split('\n');
    const other = {
      'cut.gz': gzipSync(lines.slice(0, -60).join('\n')),
      'torn.gz': whole.subarray(0, whole.length / 2),
      'else.gz': gzipSync('SELECT 1;'),
    };
    for (const [name, bytes] of Object.entries(other)) {
      const damaged = join(folder, name);
      writeFileSync(damaged, bytes);
      await expect(restoreDump(target.pool, damaged)).rejects.toThrow(/cut short|unexpected end|not a dump/);
    }
    expect(await checksums(target.pool)).toEqual([]);
  });

  test.each([
    ['a statement', (mark: string) => `DROP TABLE many;\n${mark}\n`],
    ['a statement and another end', (mark: string) => `DROP TABLE many;\n${mark}\nCOMMIT;\n${mark}\n`],
    ['what psql alone would run', () => 'DROP TABLE many;\n'],
  ])('restores nothing of a file to which %s was added', async (_, added) => {
    const plain = gunzipSync(readFileSync(file)).toString();
    const mark = plain.slice(plain.indexOf('-- ', 3), plain.indexOf('\n'));
    const longer = join(folder, 'longer.sql.gz');
    for (const bytes of [
      gzipSync(plain + added(mark)),
      Buffer.concat([readFileSync(file), gzipSync(added(mark))]),
    ]) {
      writeFileSync(longer, bytes);
      await expect(checkDump(createReadStream(longer))).rejects.toThrow('goes on after its end');
      await expect(restoreDump(target.pool, longer)).rejects.toThrow('goes on after its end');
      const { rows } = await target.pool.query("SELECT 1 FROM pg_class WHERE relname = 'many'");
      expect(rows).toEqual([]);
    }
  });

  test('leaves no half file when the database holds something it cannot dump', async () => {
    await target.pool.query('CREATE VIEW blind AS SELECT 1 AS one');
    const failed = join(folder, 'failed.sql.gz');
    await expect(writeDump(target.pool, failed)).rejects.toThrow(
      'the dump cannot hold relation public.blind',
    );
    expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([]);
    await expect(target.ping()).resolves.toBeUndefined();
  });
});
