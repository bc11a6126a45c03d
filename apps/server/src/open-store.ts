import type { Config } from './config/config.ts';
import { DatabaseUnavailable } from './db/errors.ts';
import { type OpenDatabase, openDatabase } from './db/open-database.ts';
import { createLog, type Log } from './platform/log.ts';
import { closeToOthers, makePrivateFolder } from './platform/private-folder.ts';
import { isRestoring } from './platform/restoring.ts';

/** What stands before everything else is built on it. */
export type Store = { readonly config: Config; readonly log: Log; readonly database: OpenDatabase };

/** Opens the data folder and the database that the configuration names; nothing is migrated yet. */
export async function openStore(config: Config): Promise<Store> {
  const log = createLog(config.logLevel);
  if (isRestoring(config.dataDir)) {
    throw new DatabaseUnavailable(
      `A restore into the data folder ${config.dataDir} goes on or was broken off; wait for it, or run it again.`,
    );
  }
  // At once, so that the database's thread is under way before the caller goes on.
  makePrivateFolder(config.dataDir);
  const where = config.databaseUrl ? { url: config.databaseUrl } : { dataDir: config.dataDir };
  const opening = openDatabase({ ...where, poolSize: config.databasePoolSize, log });
  closeFolder(config, log);
  return { config, log, database: await opening };
}

/** Folders of releases that left them open to others are mended. */
function closeFolder({ dataDir }: Config, log: Log): void {
  const { mended, refused } = closeToOthers(dataDir);
  if (mended > 0) log.warn({ dataDir, mended }, 'others could read the data folder; now its owner alone can');
  if (refused > 0)
    log.warn({ dataDir, refused }, 'others can read part of the data folder, which belongs to another user');
}
