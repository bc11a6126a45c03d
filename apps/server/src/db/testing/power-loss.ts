import {
  closeSync,
  cpSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { DiskOp } from './disk-recorder.ts';

/** The unit in which a disk keeps or loses what was written but not synced. */
const PAGE = 4096;

export type PowerLoss = {
  /** The folder as it was when recording began, all of it on disk. */
  before: string;
  filesAtStart: ReadonlyMap<string, number>;
  ops: readonly DiskOp[];
  /** How many of the operations happened before the power went. */
  cut: number;
  /** For each page that was written but not synced, and for the names that changed since the last sync: 0 to 1. */
  chance: () => number;
  /** How likely each of these survives: 0 loses everything that was not synced. */
  survival: number;
};

/**
 * Makes a folder look as it may after a power loss: content survives when its file was synced afterwards, else page by
 * page as chance has it; names survive in the order of their changes (the metadata journal of ext4, XFS, APFS, NTFS) up
 * to the last sync of anything, and some way on as chance has it.
 */
export function losePower(
  { before, filesAtStart, ops, cut, chance, survival }: PowerLoss,
  folder: string,
): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(before, folder, { recursive: true });
  const happened = ops.slice(0, cut);
  const files = new Map([...filesAtStart].map(([path, file]) => [file, path]));
  const lastSync = happened.findLastIndex(({ kind }) => kind === 'sync');
  let named = lastSync + 1;
  while (named < happened.length && chance() < survival) named += 1;

  // Names first: contents are written where the files have ended up.
  for (const op of happened.slice(0, named)) applyName(op, folder, files);

  const syncedAt = new Map<number, number>();
  happened.forEach((op, index) => {
    if (op.kind === 'sync' && op.file !== undefined) syncedAt.set(op.file, index);
  });
  happened.forEach((op, index) => {
    if (op.kind !== 'write' && op.kind !== 'truncate') return;
    const path = files.get(op.file);
    if (path === undefined || !existsSync(join(folder, path))) return;
    applyContent(op, join(folder, path), index < (syncedAt.get(op.file) ?? -1), chance, survival);
  });
}

function applyName(op: DiskOp, folder: string, files: Map<number, string>): void {
  if (op.kind === 'create') {
    if (op.folder) mkdirSync(join(folder, op.path), { recursive: true, mode: 0o700 });
    else writeFileSync(join(folder, op.path), '', { mode: 0o600 });
    files.set(op.file, op.path);
  } else if (op.kind === 'rename') {
    renameSync(join(folder, op.from), join(folder, op.to));
    const replaced = fileAt(files, op.to);
    if (replaced !== undefined) files.delete(replaced);
    const moved = fileAt(files, op.from);
    if (moved !== undefined) files.set(moved, op.to);
  } else if (op.kind === 'remove') {
    rmSync(join(folder, op.path), { recursive: true });
    const removed = fileAt(files, op.path);
    if (removed !== undefined) files.delete(removed);
  }
}

function fileAt(files: Map<number, string>, path: string): number | undefined {
  for (const [file, at] of files) if (at === path) return file;
  return undefined;
}

function applyContent(
  op: Extract<DiskOp, { kind: 'write' | 'truncate' }>,
  path: string,
  synced: boolean,
  chance: () => number,
  survival: number,
): void {
  const fd = openSync(path, 'r+');
  if (op.kind === 'truncate') {
    if (synced || chance() < survival) ftruncateSync(fd, op.size);
  } else {
    for (let start = 0; start < op.bytes.length; start += PAGE) {
      const page = op.bytes.subarray(start, start + PAGE);
      if (synced || chance() < survival) writeSync(fd, page, 0, page.length, op.position + start);
    }
  }
  closeSync(fd);
}
