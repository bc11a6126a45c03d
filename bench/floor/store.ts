import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { DurableNodeFs } from '../../apps/server/src/db/embedded/durable-node-fs.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A statement with a name, under which node-postgres keeps it prepared. */
export type Statement = { readonly name: string; readonly text: string };

export type Store = {
  query(statement: Statement, values: readonly unknown[]): Promise<readonly Row[]>;
  /** Runs statements without values. */
  run(sql: string): Promise<void>;
  close(): Promise<void>;
};

/** Where the floor keeps its tables: on a PostgreSQL server, or in a folder. */
export type FloorPlace = { readonly databaseUrl: string } | { readonly folder: string };

export async function openStore(place: FloorPlace): Promise<Store> {
  return 'databaseUrl' in place ? openPostgres(place.databaseUrl) : openFolder(place.folder);
}

function openPostgres(connectionString: string): Store {
  const pool = new pg.Pool({ connectionString });
  return {
    query: async (statement, values) => (await pool.query({ ...statement, values: [...values] })).rows,
    run: async (sql) => {
      await pool.query(sql);
    },
    close: () => pool.end(),
  };
}

/** The product's promise: an acknowledged commit has reached the disk. PGlite by itself syncs nothing. */
const DURABLE = ['fsync=on', 'wal_sync_method=fsync', 'synchronous_commit=on', 'full_page_writes=on'];

/** In this very process, as PGlite is used where nothing else was made of it. */
async function openFolder(folder: string): Promise<Store> {
  const fs = new DurableNodeFs(folder);
  const database = await PGlite.create({
    fs,
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      ...DURABLE.flatMap((setting) => ['-c', setting]),
    ],
  });
  const before = fs.syncs;
  await database.query("select pg_logical_emit_message(true, 'floor', 'fsync')");
  if (fs.syncs === before) throw new Error('a commit of the floor reached no disk');
  return {
    query: async ({ text }, values) => (await database.query<Row>(text, [...values])).rows,
    run: async (sql) => {
      await database.exec(sql);
    },
    close: () => database.close(),
  };
}
