import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { opendir } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import * as z from 'zod';
import type { Config } from '../config/config.ts';
import { writeDump } from '../db/dump/write-dump.ts';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { isFileKey } from '../platform/files.ts';
import { silentLog } from '../platform/log.ts';
import { makePrivateFolder } from '../platform/private-folder.ts';
import { askForDump, type Dumped } from './control.ts';
import { noteAct } from './ledger.ts';
import { DUMP, FILES, type Manifest, OperationRefused } from './manifest.ts';
import { verifyArchive } from './read-archive.ts';
import { type Source, writeArchive } from './write-archive.ts';

type Backup = { readonly archive: string; readonly manifest: Manifest };

/** A dump that lies somewhere until it is in the archive. */
type WaitingDump = Pick<Dumped, 'tables'> & { readonly path: string };

/**
 * Puts database, files and keys into one archive, while the server runs or not, and reads it back.
 * The database comes first, as of one moment: what its rows name was a file before, and is one still unless it was
 * erased meanwhile.
 * @param target a file that is not there yet, or a folder; `backups/` of the data folder unless told
 */
export async function backUp(config: Config, target: string | undefined, now: Date): Promise<Backup> {
  const { dataDir } = config;
  const archive = archiveAt(target ?? join(dataDir, 'backups'), now, target === undefined);
  const dump = await dumpDatabase(config, `${archive}.${DUMP}`, now);
  try {
    const about = {
      format: 1 as const,
      createdAt: now.toISOString(),
      database: config.databaseUrl ? ('postgres' as const) : ('embedded' as const),
      tables: dump.tables.map((table) => ({ ...table })),
      erased: listErased(join(dataDir, 'files', 'erasures')),
    };
    await writeArchive(archive, sourcesOf(dump, dataDir), about);
  } finally {
    rmSync(dump.path, { force: true });
  }
  return { archive, manifest: await verifyArchive(archive) };
}

/** The accounts that were erased, as files named by their ids tell. */
export function listErased(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => z.uuid().safeParse(name).success);
}

function archiveAt(target: string, now: Date, isOurs: boolean): string {
  if (isOurs) makePrivateFolder(target);
  const place = resolve(target);
  const isFolder = existsSync(place) && statSync(place).isDirectory();
  const archive = isFolder
    ? join(place, `grape-garden-${now.toISOString().replaceAll(':', '-')}.zip`)
    : place;
  if (existsSync(archive)) throw new OperationRefused(`${archive} is there already; choose another name.`);
  if (!existsSync(dirname(archive)))
    throw new OperationRefused(`The folder ${dirname(archive)} is not there; make it, or choose another.`);
  return archive;
}

async function dumpDatabase(config: Config, spare: string, now: Date): Promise<WaitingDump> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl) return dumpOpened(await openDatabase({ url: databaseUrl, log: silentLog }), spare, now);
  const dumped = await askForDump(dataDir);
  if (dumped) return { path: join(dataDir, dumped.file), tables: dumped.tables };
  if (!existsSync(join(dataDir, 'database')))
    throw new OperationRefused(
      `There is no database in ${dataDir}; set DATA_DIR or DATABASE_URL as the server has it.`,
    );
  return dumpOpened(await openDatabase({ dataDir, log: silentLog }), spare, now);
}

async function dumpOpened(database: OpenDatabase, path: string, now: Date): Promise<WaitingDump> {
  try {
    await noteAct(database.pool, 'backup', now);
    return { path, tables: await writeDump(database.pool, path, { summed: true }) };
  } finally {
    await database.close();
  }
}

async function* sourcesOf(dump: WaitingDump, dataDir: string): AsyncGenerator<Source> {
  yield { name: DUMP, path: dump.path };
  const files = join(dataDir, 'files');
  if (!existsSync(files)) return;
  for await (const entry of await opendir(files, { recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const key = relative(files, path).replaceAll('\\', '/');
    // What is not finished yet has no key.
    if (entry.isFile() && isFileKey(key)) yield { name: `${FILES}${key}`, path };
  }
}
