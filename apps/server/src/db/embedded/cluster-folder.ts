import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseUnavailable } from '../errors.ts';
import { syncPath } from '../sync-path.ts';

/** The major version of PostgreSQL inside the pinned PGlite. */
export const ENGINE_MAJOR = '18';

/**
 * Whether a folder holds a cluster that this engine can open; false when there is none yet.
 * Throws DatabaseUnavailable for a foreign version or a folder that is something else: PGlite would initialise over it.
 */
export function hasCluster(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const versionFile = join(folder, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    throw new DatabaseUnavailable(
      `${folder} holds no database (PG_VERSION is missing); restore it from a backup.`,
    );
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== ENGINE_MAJOR) {
    throw new DatabaseUnavailable(
      `${folder} is a database of PostgreSQL ${version}, this release opens PostgreSQL ${ENGINE_MAJOR}; ` +
        'dump it with the release that wrote it and restore it here.',
    );
  }
  return true;
}

/**
 * Makes a new cluster so that a crash at any point leaves either none or a whole one: `initialise` fills a temporary
 * folder, which is synced and then renamed.
 */
export async function createCluster(
  folder: string,
  initialise: (folder: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  await initialise(unfinished);
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}
