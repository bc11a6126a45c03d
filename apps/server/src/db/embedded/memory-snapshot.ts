import { MemoryFS, PGlite } from '@electric-sql/pglite';

/** What is used of Emscripten's file system; PGlite publishes no types for it. */
type MemoryFiles = {
  readdir(path: string): string[];
  stat(path: string): { mode: number };
  isDir(mode: number): boolean;
  readFile(path: string): Uint8Array;
  writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void;
  mkdirTree(path: string, mode?: number): void;
};

/** A folder has no size. */
type Entry = { path: string; size?: number };

/** Template databases: two thirds of a fresh cluster, and nothing connects to them. */
const LEFT_OUT = new Set(['/base/1', '/base/4']);

/** A cluster in memory, filled from a snapshot without copying file by file. */
export class SnapshotFs extends MemoryFS {
  readonly #snapshot: ArrayBuffer;

  constructor(snapshot: ArrayBuffer) {
    super();
    this.#snapshot = snapshot;
  }

  override async initialSyncFs(): Promise<void> {
    if (!this.pg) throw new Error('the file system is filled after the engine is made');
    const files: MemoryFiles = this.pg.Module.FS;
    const bytes = new Uint8Array(this.#snapshot);
    const indexLength = new DataView(bytes.buffer).getUint32(0);
    let offset = 4 + indexLength;
    // The edge where a snapshot is read that takeSnapshot wrote.
    const index = JSON.parse(new TextDecoder().decode(bytes.subarray(4, offset))) as Entry[];
    for (const { path, size } of index) {
      if (size === undefined) {
        files.mkdirTree(PGlite.paths.PGDATA + path, 0o700);
        continue;
      }
      files.writeFile(PGlite.paths.PGDATA + path, bytes.subarray(offset, offset + size), { canOwn: true });
      offset += size;
    }
  }
}

/** Packs the files of a checkpointed cluster: length of the index, index as JSON, contents. */
export function takeSnapshot(engine: PGlite): Blob {
  const files: MemoryFiles = engine.Module.FS;
  const index: Entry[] = [];
  const contents: Uint8Array<ArrayBuffer>[] = [];
  const walk = (folder: string): void => {
    index.push({ path: folder });
    if (LEFT_OUT.has(folder)) return;
    for (const name of files.readdir(PGlite.paths.PGDATA + folder)) {
      if (name === '.' || name === '..') continue;
      const path = `${folder}/${name}`;
      if (files.isDir(files.stat(PGlite.paths.PGDATA + path).mode)) {
        walk(path);
        continue;
      }
      const content = new Uint8Array(files.readFile(PGlite.paths.PGDATA + path));
      index.push({ path, size: content.length });
      contents.push(content);
    }
  };
  walk('');
  const encoded = new TextEncoder().encode(JSON.stringify(index));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, encoded.length);
  return new Blob([length, encoded, ...contents]);
}
