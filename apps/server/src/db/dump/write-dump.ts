import { randomUUID } from 'node:crypto';
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { syncPath } from '../sync-path.ts';
import { type DumpTable, readBlueprint } from './catalogue.ts';
import { READING, sumTables, type TableSum } from './checksums.ts';

/** First line of a dump; the word after it ends every statement, so that a reader need not parse SQL. */
export const DUMP_HEADER = '-- Grape Garden dump, restorable with psql; each statement ends at';

/** While a dump is written, the embedded database serves no one else; the last tenth of a file's size is not worth it. */
const FAST = 1;
const ROWS_A_FETCH = 500;
const CHARACTERS_A_STATEMENT = 256 * 1024;

const WRITING = [
  'BEGIN',
  "SELECT pg_catalog.set_config('search_path', '', true)",
  'SET LOCAL check_function_bodies = off',
  "SET LOCAL timezone = 'UTC'",
  "SET LOCAL datestyle = 'ISO, YMD'",
];

/**
 * Writes the whole database, as of one moment, to a gzipped file of plain SQL that makes it again when empty.
 * The file appears under its name only when it is complete and on disk. Throws what the database or the disk reports.
 * @returns what each table holds, of the same moment, where that is asked for
 */
export async function writeDump(
  pool: Pool,
  file: string,
  { summed = false }: { summed?: boolean } = {},
): Promise<TableSum[]> {
  const unfinished = `${file}.partial`;
  const client = await pool.connect();
  let sums: TableSum[];
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(READING);
    await pipeline(
      Readable.from(statements(client)),
      createGzip({ level: FAST }),
      createWriteStream(unfinished),
    );
    sums = summed ? await sumTables(client, (await readBlueprint(client)).tables) : [];
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    client.release(true);
    rmSync(unfinished, { force: true });
    throw error;
  }
  syncPath(unfinished);
  renameSync(unfinished, file);
  syncPath(dirname(file));
  return sums;
}

async function* statements(client: PoolClient): AsyncGenerator<string> {
  const mark = `-- ${randomUUID()}`;
  yield `${DUMP_HEADER} ${mark}\n`;
  const blueprint = await readBlueprint(client);
  for (const statement of [...WRITING, ...blueprint.before]) yield `${statement};\n${mark}\n`;
  for (const table of blueprint.tables) {
    for await (const statement of inserts(client, table)) yield `${statement};\n${mark}\n`;
  }
  for (const statement of [...blueprint.after, 'COMMIT']) yield `${statement};\n${mark}\n`;
}

/** The database itself quotes the values, which leaves this thread to those who wait for an answer. */
async function* inserts(client: PoolClient, { name, columns }: DumpTable): AsyncGenerator<string> {
  const head = `INSERT INTO ${name} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE VALUES\n`;
  const tuple = columns.map((column) => `quote_nullable(${column})`).join(" || ', ' || ");
  await client.query(
    `DECLARE rows_of_table NO SCROLL CURSOR FOR SELECT '(' || ${tuple} || ')' AS tuple FROM ONLY ${name}`,
  );
  let tuples: string[] = [];
  let length = 0;
  for (;;) {
    const { rows } = await client.query<{ tuple: string }>(`FETCH ${ROWS_A_FETCH} FROM rows_of_table`);
    for (const { tuple } of rows) {
      tuples.push(tuple);
      length += tuple.length;
      if (length < CHARACTERS_A_STATEMENT) continue;
      yield head + tuples.join(',\n');
      tuples = [];
      length = 0;
    }
    if (rows.length < ROWS_A_FETCH) break;
  }
  await client.query('CLOSE rows_of_table');
  if (tuples.length > 0) yield head + tuples.join(',\n');
}
