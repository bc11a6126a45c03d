import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseUnavailable, DiskFull } from '../errors.ts';

const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;

export type FolderLock = { release(): void };

/**
 * Takes the data folder for this process, until it is released or the process ends in whatever way.
 *
 * The lock is the one that SQLite takes on its own file: fcntl on Unix, LockFileEx on Windows. The kernel drops it with
 * the process, so a killed server leaves nothing stale behind. Who holds it stands in a second file, for the message.
 * Throws DatabaseUnavailable, naming the holder, when another server has the folder; DiskFull where nothing fits.
 */
export function lockFolder(dataDir: string): FolderLock {
  const holderFile = join(dataDir, 'database.holder');
  const lock = new DatabaseSync(join(dataDir, 'database.lock'));
  try {
    lock.exec('PRAGMA busy_timeout = 0');
    const { user_version: made } = lock.prepare('PRAGMA user_version').get() ?? {};
    // Written once: taking the lock of a file that is made writes nothing, so that it works on a full disk too.
    if (made === 0) lock.exec('PRAGMA user_version = 1');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (hasCode(error, SQLITE_FULL)) throw new DiskFull(`The disk of ${dataDir} is full.`);
    if (!hasCode(error, SQLITE_BUSY)) throw error;
    throw new DatabaseUnavailable(
      `The data folder ${dataDir} is in use by ${describeHolder(holderFile)}; stop that server or choose another DATA_DIR.`,
    );
  }
  nameHolder(holderFile);
  return { release: () => lock.close() };
}

function nameHolder(holderFile: string): void {
  try {
    writeFileSync(holderFile, `process ${process.pid} on ${hostname()}`);
  } catch {
    // A full disk leaves the holder without a name; the lock holds all the same.
  }
}

function hasCode(error: unknown, code: number): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === code;
}

function describeHolder(holderFile: string): string {
  const unnamed = 'another server';
  try {
    return readFileSync(holderFile, 'utf8') || unnamed;
  } catch {
    // The holder has the lock but has not written its name yet.
    return unnamed;
  }
}
