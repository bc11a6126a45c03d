import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** Where uploaded and made files are kept; keys are relative paths without dots. */
export type Files = {
  /** Puts a file, whole or as it comes, so that never the whole of it is held; what breaks off leaves nothing behind. */
  put(key: string, content: Buffer | AsyncIterable<Uint8Array>): Promise<void>;
  /** Puts a file where there is none: of several at the same moment, one. */
  putOnce(key: string, content: Buffer): Promise<void>;
  /** The content, or null where there is none. */
  get(key: string): Promise<Buffer | null>;
  /** How many bytes a file has; null where there is none. */
  size(key: string): Promise<number | null>;
  /** A part of a file that is there, as it is read: from one byte to another, that one too. */
  read(key: string, part: { readonly start: number; readonly end: number }): Readable;
  delete(key: string): Promise<void>;
  /** Deletes what began to come into a folder before an instant and never came whole, as when a server was killed. */
  deleteUnfinished(folder: string, before: Date): Promise<number>;
  /** The keys of all files in a folder, in no order; not those of folders inside it. */
  list(folder: string): Promise<string[]>;
};

/** What a file is called while it comes. */
const UNFINISHED = '.part';
const KEY = /^[a-z0-9][a-z0-9/-]*(\.[a-z0-9]+)?$/;

export function isFileKey(key: string): boolean {
  return KEY.test(key) && !key.includes('//');
}

function assertKey(key: string): void {
  if (!isFileKey(key)) throw new Error(`not a file key: ${key}`);
}

/** Files on the local disk; a file is complete or not there. */
export function createDiskFiles(folder: string): Files {
  const place = (key: string) => {
    assertKey(key);
    return join(folder, key);
  };
  const write = async (
    key: string,
    content: Buffer | AsyncIterable<Uint8Array>,
    finish: (unfinished: string, path: string) => Promise<void>,
  ) => {
    const path = place(key);
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
    try {
      await writeFile(unfinished, content, { flush: true });
      await finish(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };
  return {
    put: (key, content) => write(key, content, rename),
    putOnce: (key, content) =>
      write(key, content, async (unfinished, path) => {
        await link(unfinished, path).catch(whereThere);
        await rm(unfinished);
      }),
    async get(key) {
      return readFile(place(key)).catch(whereMissing(null));
    },
    async size(key) {
      const found = await stat(place(key)).catch(whereMissing(null));
      return found ? found.size : null;
    },
    read: (key, part) => createReadStream(place(key), part),
    async delete(key) {
      await rm(place(key), { force: true });
    },
    async deleteUnfinished(within, before) {
      const names = await readdir(place(within)).catch(whereMissing([]));
      const parts = names
        .filter((name) => name.endsWith(UNFINISHED))
        .map((name) => join(place(within), name));
      let deleted = 0;
      for (const part of parts) {
        const found = await stat(part).catch(whereMissing(null));
        if (!found || found.mtime >= before) continue;
        await rm(part, { force: true });
        deleted += 1;
      }
      return deleted;
    },
    async list(within) {
      const entries = await readdir(place(within), { withFileTypes: true }).catch(whereMissing([]));
      const keys = entries.filter((entry) => entry.isFile()).map(({ name }) => `${within}/${name}`);
      return keys.filter((key) => KEY.test(key));
    },
  };
}

/** What stands for a file or folder that is not there; other errors go on. */
function whereMissing<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead;
    throw error;
  };
}

/** A file that is there already stays. */
function whereThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}

/** Files in memory, for tests. */
export function createMemoryFiles(): Files & { readonly kept: ReadonlyMap<string, Buffer> } {
  const kept = new Map<string, Buffer>();
  return {
    kept,
    async put(key, content) {
      assertKey(key);
      kept.set(key, Buffer.isBuffer(content) ? content : await buffer(content));
    },
    async putOnce(key, content) {
      assertKey(key);
      if (!kept.has(key)) kept.set(key, content);
    },
    async get(key) {
      return kept.get(key) ?? null;
    },
    async size(key) {
      return kept.get(key)?.length ?? null;
    },
    read: (key, { start, end }) =>
      Readable.from([kept.get(key)?.subarray(start, end + 1) ?? Buffer.alloc(0)]),
    async delete(key) {
      kept.delete(key);
    },
    async deleteUnfinished() {
      return 0;
    },
    async list(folder) {
      assertKey(folder);
      return [...kept.keys()].filter((key) => key.slice(0, key.lastIndexOf('/')) === folder);
    },
  };
}
