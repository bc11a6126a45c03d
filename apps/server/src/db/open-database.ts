import { join } from 'node:path';
import type { ClientConfig, Pool } from 'pg';
import { type DumpReason, Dumps } from './embedded/dumps.ts';
import { startHousekeeping } from './embedded/housekeeping.ts';
import { openFolder, openMemory } from './embedded/open-embedded.ts';
import { DatabaseUnavailable } from './errors.ts';
import { GuardedPool } from './guarded-pool.ts';
import { Listener } from './listener.ts';
import type { DatabaseLog } from './log.ts';
import { checkServer, postgresConfig } from './postgres.ts';
import {
  type Database,
  openQueries,
  type Queries,
  type Queryable,
  type Transaction,
  type TransactionOptions,
} from './transaction.ts';

export type { Database, Queryable, Transaction, TransactionOptions };

export type DatabaseOptions = {
  /** Address of a PostgreSQL server; goes before the embedded database. */
  url?: string;
  /** Folder of the embedded database. */
  dataDir?: string;
  /** An embedded database in memory: empty, or from a snapshot. */
  memory?: true | Blob;
  /** Connections of the pool; 10 unless told, at least 2. */
  poolSize?: number;
  log: DatabaseLog;
  /** Called when the embedded engine is beyond help; ends the process unless told otherwise. */
  exit?: (code: number) => void;
};

export type OpenDatabase = Queries & {
  kind: 'embedded' | 'postgres';
  pool: Pool;
  /** Calls back with each payload on a channel; resolves to what ends it. After a gap, `onReconnect` is called. */
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>>;
  /** Resolves when the database answers; throws when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** Dumps an embedded database that lives in a folder and returns the file; the others are backed up elsewhere. */
  backup(reason: DumpReason): Promise<string | undefined>;
  /** The files of the embedded cluster, to open databases in memory from; undefined on a server. */
  snapshot: (() => Promise<Blob>) | undefined;
};

const DEFAULT_POOL_SIZE = 10;
/** Migrating holds one connection while another dumps. */
const SMALLEST_POOL_SIZE = 2;

type Backend = {
  kind: OpenDatabase['kind'];
  clientConfig: ClientConfig;
  snapshot?: () => Promise<Blob>;
  dumps?: Dumps;
  close(): Promise<void>;
};

/**
 * Opens the database that the options name, in this order: a server (`url`), memory, a folder (`dataDir`).
 * Throws DatabaseUnavailable with one sentence for the person who starts the server.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const backend = await openBackend(options);
  const max = Math.max(SMALLEST_POOL_SIZE, options.poolSize ?? DEFAULT_POOL_SIZE);
  const pool = new GuardedPool({ ...backend.clientConfig, max, pipeline: true }, options.log);
  const listener = new Listener(backend.clientConfig, options.log);
  const { dumps } = backend;
  const housekeeping = dumps && startHousekeeping({ pool, dumps, log: options.log });
  return {
    kind: backend.kind,
    ...openQueries(pool),
    pool,
    listen: (channel, onNotification, onReconnect) => listener.listen(channel, onNotification, onReconnect),
    ping: async () => {
      await pool.query('SELECT 1');
    },
    close: async () => {
      await housekeeping?.stop();
      await listener.close();
      await pool.end();
      await backend.close();
    },
    backup: async (reason) => dumps?.write(pool, reason, new Date()),
    snapshot: backend.snapshot,
  };
}

async function openBackend({ url, memory, dataDir, log, exit }: DatabaseOptions): Promise<Backend> {
  const options = { log, ...(exit ? { exit } : {}) };
  if (url !== undefined) {
    const clientConfig = postgresConfig(url);
    await checkServer(clientConfig);
    return { kind: 'postgres', clientConfig, close: async () => undefined };
  }
  if (memory !== undefined) {
    return { kind: 'embedded', ...(await openMemory(memory === true ? undefined : memory, options)) };
  }
  if (dataDir === undefined) throw new DatabaseUnavailable('Neither DATABASE_URL nor DATA_DIR is set.');
  const dumps = new Dumps(join(dataDir, 'database-dumps'));
  return { kind: 'embedded', dumps, ...(await openFolder({ dataDir, ...options })) };
}
