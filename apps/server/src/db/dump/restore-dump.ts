import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { Pool } from 'pg';
import { DUMP_HEADER } from './write-dump.ts';

const TABLES_OF_OURS = `SELECT c.oid::regclass::text AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname <> 'information_schema' AND n.nspname !~ '^pg_' AND c.relkind IN ('r', 'p') LIMIT 1`;

/**
 * Makes a dumped database again in an empty one, whole or not at all.
 * Throws when the database has tables already, the file is no dump or is cut short, or a statement fails.
 */
export async function restoreDump(pool: Pool, file: string): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ name: string }>(TABLES_OF_OURS);
    if (rows[0]) throw new Error(`the database to restore into is not empty: it has ${rows[0].name}`);
    let last = '';
    for await (const statement of statementsOf(file)) {
      await client.query(statement);
      last = statement;
    }
    if (last !== 'COMMIT;') throw new Error(`${file} is cut short`);
    client.release();
  } catch (error) {
    // Ends the connection, which rolls back.
    client.release(true);
    throw error;
  }
}

async function* statementsOf(file: string): AsyncGenerator<string> {
  const compressed = createReadStream(file);
  const plain = compressed.pipe(createGunzip());
  compressed.on('error', (error) => plain.destroy(error));
  let mark: string | undefined;
  let lines: string[] = [];
  // Lines are cut at line feeds alone, as they were written: a carriage return may be part of a value.
  for await (const line of linesOf(plain)) {
    if (mark === undefined) {
      if (!line.startsWith(`${DUMP_HEADER} `)) throw new Error(`${file} is not a dump of Grape Garden`);
      mark = line.slice(DUMP_HEADER.length + 1);
    } else if (line === mark) {
      yield lines.join('\n');
      lines = [];
    } else {
      lines.push(line);
    }
  }
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
