import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { DatabaseUnavailable, DiskFull } from '../errors.ts';
import type { DatabaseLog } from '../log.ts';
import { createCluster, hasCluster } from './cluster-folder.ts';
import { DEFAULT_RESERVE_BYTES } from './disk-guard.ts';
import { EmbeddedServer } from './embedded-server.ts';
import { lockFolder } from './folder-lock.ts';
import type { WorkerStart } from './worker-messages.ts';

/** How the thread of the database, and PostgreSQL in it, say that nothing more fits on the disk. */
const NO_ROOM = /the disk is full|No space left on device/;

export type EmbeddedOptions = {
  /** Folder of the server's data; the database lives in `database/` below it. */
  dataDir: string;
  log: DatabaseLog;
  exit?: (code: number) => void;
  hangMs?: number;
  /** Free bytes on the disk below which writes are refused; 64 MB unless told. */
  reserveBytes?: number;
};

export type Embedded = {
  /** How node-postgres reaches the embedded database: connections are streams to its thread. */
  clientConfig: ClientConfig;
  /** The files of the cluster, for {@link openMemory}. */
  snapshot(): Promise<Blob>;
  close(): Promise<void>;
};

/**
 * Opens the embedded database of a data folder, making it at first start.
 * Throws DatabaseUnavailable when another server holds the folder or its database is not ours to open.
 */
export async function openFolder(options: EmbeddedOptions): Promise<Embedded> {
  mkdirSync(options.dataDir, { recursive: true });
  const lock = lockFolder(options.dataDir);
  const folder = join(options.dataDir, 'database');
  const keptFile = join(options.dataDir, 'database.reserve');
  const reserveBytes = options.reserveBytes ?? DEFAULT_RESERVE_BYTES;
  try {
    if (!hasCluster(folder)) {
      options.log.info({ folder }, 'creating the embedded database');
      await createCluster(folder, async (unfinished) => {
        const server = await start({ folder: unfinished, reserveBytes }, options);
        await server.close();
      });
    }
    return shape(await start({ folder, reserveBytes, keptFile }, options), () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens a database that lives in memory, empty or from a snapshot. */
export async function openMemory(
  snapshot: Blob | undefined,
  options: Omit<EmbeddedOptions, 'dataDir'>,
): Promise<Embedded> {
  // As plain bytes, since a Blob of a file cannot cross threads.
  const bytes = await snapshot?.arrayBuffer();
  return shape(await start({ snapshot: bytes }, options), () => undefined);
}

async function start(from: WorkerStart, options: Omit<EmbeddedOptions, 'dataDir'>): Promise<EmbeddedServer> {
  const exit = options.exit ?? ((code: number) => process.exit(code));
  try {
    const { log, hangMs } = options;
    return await EmbeddedServer.start({
      start: from,
      log,
      exit,
      ...(hangMs === undefined ? {} : { hangMs }),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (NO_ROOM.test(reason))
      throw new DiskFull('The disk of the embedded database is full.', { cause: error });
    throw new DatabaseUnavailable(`The embedded database does not open: ${reason}.`, { cause: error });
  }
}

function shape(server: EmbeddedServer, released: () => void): Embedded {
  return {
    clientConfig: {
      stream: () => server.connect(),
      // Stated so that PG* variables of the environment cannot send these connections elsewhere.
      ssl: false,
      host: 'embedded',
      port: 5432,
      user: 'postgres',
      database: 'postgres',
    },
    snapshot: () => server.snapshot(),
    close: async () => {
      await server.close();
      released();
    },
  };
}
