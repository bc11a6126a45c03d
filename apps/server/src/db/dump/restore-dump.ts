import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { DatabaseUnavailable } from '../errors.ts';
import { DUMP_HEADER } from './write-dump.ts';

const TABLES_OF_OURS = `SELECT c.oid::regclass::text AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname <> 'information_schema' AND n.nspname !~ '^pg_' AND c.relkind IN ('r', 'p') LIMIT 1`;

const END = 'COMMIT;';

/**
 * Makes a dumped database again in an empty one, whole or not at all.
 * Throws when the database has tables already, the file is no dump, is cut short or goes on after its end, or a
 * statement fails.
 * @param beforeCommit looks at what was made, in its transaction; what it throws leaves the database empty
 */
export async function restoreDump(
  pool: Pool,
  file: string,
  beforeCommit: (client: PoolClient) => Promise<void> = async () => undefined,
): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ name: string }>(TABLES_OF_OURS);
    if (rows[0])
      throw new DatabaseUnavailable(`The database to restore into is not empty: it has ${rows[0].name}.`);
    for await (const statement of statementsOf(createReadStream(file))) {
      if (statement === END) await beforeCommit(client);
      await client.query(statement);
    }
    client.release();
  } catch (error) {
    // Ends the connection, which rolls back.
    client.release(true);
    throw error;
  }
}

/** Reads a dump to its end. Throws when it is no dump, is cut short, or goes on after its end. */
export async function checkDump(compressed: Readable): Promise<void> {
  for await (const _ of statementsOf(compressed));
}

async function* statementsOf(compressed: Readable): AsyncGenerator<string> {
  const plain = compressed.pipe(createGunzip());
  compressed.on('error', (error) => plain.destroy(error));
  let mark: string | undefined;
  let lines: string[] = [];
  let hasEnded = false;
  // Lines are cut at line feeds alone, as they were written: a carriage return may be part of a value.
  for await (const line of linesOf(plain)) {
    if (hasEnded) throw new Error('the dump goes on after its end');
    if (mark === undefined) {
      if (!line.startsWith(`${DUMP_HEADER} `)) throw new Error('this is not a dump of Grape Garden');
      mark = line.slice(DUMP_HEADER.length + 1);
    } else if (line === mark) {
      const statement = lines.join('\n');
      lines = [];
      // The end commits: it counts only where nothing comes after it.
      if (statement === END) hasEnded = true;
      else yield statement;
    } else {
      lines.push(line);
    }
  }
  if (!hasEnded) throw new Error('the dump is cut short');
  yield END;
}

async function* linesOf(bytes: NodeJS.ReadableStream): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(asBytes(chunk), { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function asBytes(chunk: string | Buffer): Buffer {
  return typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
}
