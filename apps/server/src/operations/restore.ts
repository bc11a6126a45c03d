import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PoolClient } from 'pg';
import type { Config } from '../config/config.ts';
import { READING, sumTables } from '../db/dump/checksums.ts';
import { restoreDump } from '../db/dump/restore-dump.ts';
import { lockFolder } from '../db/embedded/folder-lock.ts';
import { refuseNewerDatabase } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { syncPath } from '../db/sync-path.ts';
import { eraseAgain } from '../features/account/closing/erasure.store.ts';
import { openPorts } from '../open-ports.ts';
import { openStore } from '../open-store.ts';
import { silentLog } from '../platform/log.ts';
import { closeToOthers, makePrivateFolder } from '../platform/private-folder.ts';
import { isRestoring, RESTORING } from '../platform/restoring.ts';
import { listErased } from './backup.ts';
import { noteAct } from './ledger.ts';
import { DUMP, type Manifest, OperationRefused } from './manifest.ts';
import { extractArchive, readManifest, verifyArchive } from './read-archive.ts';

/** What may be in a data folder that something is restored into: nothing of it is the product's data. */
const HARMLESS = new Set(['backups', 'lost+found', 'database.lock', 'database.holder', 'database.reserve']);

export type Restored = {
  readonly manifest: Manifest;
  /** Accounts that were in the archive, and are erased again. */
  readonly erasedAgain: number;
  /** Until when it is known who was erased: the newest archive that was asked. */
  readonly erasedKnownUntil: string;
};

/**
 * Makes again what an archive holds, in an empty data folder and an empty database of either kind, whole or not at all.
 * Nothing is touched before the archive was read to its end. Accounts that were erased since are erased again: those
 * that newer archives beside it name, the data folder, and `erasures`.
 * @param erasures a newer archive, or a folder of files named by the ids of erased accounts
 */
export async function restore(
  config: Config,
  archive: string,
  now: Date,
  erasures?: string,
): Promise<Restored> {
  const manifest = await verifyArchive(archive);
  const erased = await findErased(archive, manifest, erasures);
  makePrivateFolder(config.dataDir);
  const lock = lockFolder(config.dataDir);
  try {
    await fillFolder(config, archive, manifest, { erased: erased.ids, now });
  } finally {
    lock.release();
  }
  return { manifest, erasedAgain: await eraseReturned(config), erasedKnownUntil: erased.until };
}

async function fillFolder(
  config: Config,
  archive: string,
  manifest: Manifest,
  { erased, now }: { readonly erased: ReadonlySet<string>; readonly now: Date },
): Promise<void> {
  const { dataDir } = config;
  clearBrokenOff(dataDir);
  refuseUnlessEmpty(dataDir);
  const buried = [...erased, ...listErased(join(dataDir, 'files', 'erasures'))];
  const staged = join(dataDir, RESTORING);
  mkdirSync(staged, { mode: 0o700 });
  try {
    await extractArchive(archive, staged);
    bury(buried, join(staged, 'files', 'erasures'), manifest.createdAt);
    await restoreDatabase(config, staged, manifest, now);
  } catch (error) {
    clearBrokenOff(dataDir);
    throw error;
  }
  rmSync(staged, { recursive: true });
  closeToOthers(dataDir);
  syncPath(dataDir);
}

/** The database is committed last, once the files have their place: until then all of it counts as broken off. */
async function restoreDatabase(config: Config, staged: string, manifest: Manifest, now: Date): Promise<void> {
  const { dataDir, databaseUrl } = config;
  const place = databaseUrl ? { url: databaseUrl } : { dataDir: staged };
  const database = await openDatabase({ ...place, log: silentLog });
  try {
    await restoreDump(database.pool, join(staged, DUMP), async (client) => {
      await refuseNewerDatabase(client);
      await refuseUnlessEqual(client, manifest);
      await noteAct(client, 'restore', now);
      if (databaseUrl) placeFiles(staged, dataDir);
    });
  } finally {
    await database.close();
  }
  if (databaseUrl) return;
  placeFiles(staged, dataDir);
  renameSync(join(staged, 'database'), join(dataDir, 'database'));
}

/** What was there of `files/` is the list of erased accounts, which the staged one has too. */
function placeFiles(staged: string, dataDir: string): void {
  rmSync(join(dataDir, 'files'), { recursive: true, force: true });
  renameSync(join(staged, 'files'), join(dataDir, 'files'));
}

async function refuseUnlessEqual(client: PoolClient, { tables }: Manifest): Promise<void> {
  await client.query(READING);
  const sums = await sumTables(client, tables);
  const other = tables.find((table, index) => {
    const sum = sums[index];
    return sum?.rows !== table.rows || sum.checksum !== table.checksum;
  });
  if (other) throw new OperationRefused(`The table ${other.name} came out different; nothing was restored.`);
}

/** What a restore that was cut short has left; the folder was empty when it began, but for the list of the erased. */
function clearBrokenOff(dataDir: string): void {
  if (!isRestoring(dataDir)) return;
  const files = join(dataDir, 'files');
  for (const name of existsSync(files) ? readdirSync(files) : []) {
    if (name !== 'erasures') rmSync(join(files, name), { recursive: true });
  }
  rmSync(join(dataDir, 'database'), { recursive: true, force: true });
  rmSync(join(dataDir, RESTORING), { recursive: true });
}

function refuseUnlessEmpty(dataDir: string): void {
  const found = readdirSync(dataDir).find((name) => !HARMLESS.has(name) && name !== 'files');
  const inFiles = existsSync(join(dataDir, 'files')) ? readdirSync(join(dataDir, 'files')) : [];
  const file = inFiles.find((name) => name !== 'erasures');
  const first = found ?? (file && join('files', file));
  if (first === undefined) return;
  throw new OperationRefused(
    `The data folder ${dataDir} is not empty: it has ${first}; move it away or set DATA_DIR to an empty folder.`,
  );
}

type Erased = { readonly ids: Set<string>; until: string };

async function findErased(archive: string, own: Manifest, erasures: string | undefined): Promise<Erased> {
  const erased: Erased = { ids: new Set(own.erased), until: own.createdAt };
  const take = (manifest: Manifest) => {
    for (const id of manifest.erased) erased.ids.add(id);
    if (manifest.createdAt > erased.until) erased.until = manifest.createdAt;
  };
  for (const name of readdirSync(dirname(archive))) {
    if (!name.endsWith('.zip') || name === basename(archive)) continue;
    const manifest = await readManifest(join(dirname(archive), name)).catch(() => null);
    if (manifest) take(manifest);
  }
  if (erasures === undefined) return erased;
  if (!existsSync(erasures)) throw new OperationRefused(`${erasures} is not there.`);
  if (statSync(erasures).isDirectory()) for (const id of listErased(erasures)) erased.ids.add(id);
  else take(await readManifest(erasures));
  return erased;
}

function bury(ids: readonly string[], folder: string, at: string): void {
  makePrivateFolder(folder);
  for (const id of ids) {
    const file = join(folder, id);
    if (!existsSync(file)) writeFileSync(file, `${at}\n`, { mode: 0o600, flush: true });
  }
}

/** Erases now, rather than at the first start, who came back; the database is migrated for it where that is due. */
async function eraseReturned(config: Config): Promise<number> {
  const ids = listErased(join(config.dataDir, 'files', 'erasures'));
  if (ids.length === 0) return 0;
  const store = await openStore({ ...config, logLevel: 'silent' });
  try {
    const { rows } = await store.database.pool.query(
      'select 1 from users where id = any ($1::uuid[]) and erased_at is null limit 1',
      [ids],
    );
    if (rows.length === 0) return 0;
    const ports = await openPorts(store);
    const erased = await eraseAgain(ports);
    await ports.queue.stop();
    return erased;
  } finally {
    await store.database.close();
  }
}
