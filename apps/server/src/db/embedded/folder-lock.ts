import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseUnavailable } from '../errors.ts';

const SQLITE_BUSY = 5;

export type FolderLock = { release(): void };

/**
 * Takes the data folder for this process, until it is released or the process ends in whatever way.
 *
 * The lock is the one that SQLite takes on its own file: fcntl on Unix, LockFileEx on Windows. The kernel drops it with
 * the process, so a killed server leaves nothing stale behind. Who holds it stands in a second file, for the message.
 * Throws DatabaseUnavailable, naming the holder, when another server has the folder.
 */
export function lockFolder(dataDir: string): FolderLock {
  const holderFile = join(dataDir, 'database.holder');
  const lock = new DatabaseSync(join(dataDir, 'database.lock'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DatabaseUnavailable(
      `The data folder ${dataDir} is in use by ${describeHolder(holderFile)}; stop that server or choose another DATA_DIR.`,
    );
  }
  writeFileSync(holderFile, `process ${process.pid} on ${hostname()}`);
  return { release: () => lock.close() };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function describeHolder(holderFile: string): string {
  try {
    return readFileSync(holderFile, 'utf8');
  } catch {
    // The holder has the lock but has not written its name yet.
    return 'another server';
  }
}
