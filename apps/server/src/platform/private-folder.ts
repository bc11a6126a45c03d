import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** What the owner's group and everyone else may do. */
const OTHERS = 0o077;

/** What was open to others in a folder, and is not any more; `refused` is what belongs to another user. */
export type Mended = { readonly mended: number; readonly refused: number };

/** From here on, whatever this process makes is its owner's alone: folders 0700, files 0600. */
export function keepNewFilesPrivate(): void {
  process.umask(OTHERS);
}

/** Makes a folder that only its owner may enter. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** How many files and folders others may reach; Windows has rights of another kind, and none is counted there. */
export function countOpenToOthers(folder: string): number {
  let open = 0;
  const count = () => {
    open += 1;
  };
  visit(folder, count, count);
  return open;
}

/**
 * Takes from others what they may do with a folder and all that is in it. Links inside are left alone, and so is what
 * vanishes meanwhile.
 */
export function closeToOthers(folder: string): Mended {
  let mended = 0;
  let refused = 0;
  const close = (path: string, { mode }: Stats) => {
    chmodSync(path, mode & 0o7777 & ~OTHERS);
    mended += 1;
  };
  visit(folder, close, () => {
    refused += 1;
  });
  return { mended, refused };
}

/** Hands on everything that others may reach, and what this user may not look at or change. */
function visit(
  folder: string,
  found: (path: string, stats: Stats) => void,
  refused: (path: string) => void,
): void {
  if (process.platform === 'win32') return;
  const look = (path: string) => {
    try {
      const stats = lstatSync(path);
      if (stats.isSymbolicLink()) return;
      if ((stats.mode & OTHERS) !== 0) found(path, stats);
      if (stats.isDirectory()) for (const name of readdirSync(path)) look(join(path, name));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) refused(path);
    }
  };
  look(realpathSync(folder));
}
