import { mkdirSync } from 'node:fs';
import type { Config } from './config/config.ts';
import { type OpenDatabase, openDatabase } from './db/open-database.ts';
import { createLog, type Log } from './platform/log.ts';

/** What stands before everything else is built on it. */
export type Store = { readonly config: Config; readonly log: Log; readonly database: OpenDatabase };

/** Opens the data folder and the database that the configuration names; nothing is migrated yet. */
export async function openStore(config: Config): Promise<Store> {
  const log = createLog(config.logLevel);
  // At once, so that the database's thread is under way before the caller goes on.
  mkdirSync(config.dataDir, { recursive: true });
  const where = config.databaseUrl ? { url: config.databaseUrl } : { dataDir: config.dataDir };
  const database = await openDatabase({ ...where, poolSize: config.databasePoolSize, log });
  return { config, log, database };
}
