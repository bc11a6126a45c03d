import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where uploaded and made files are kept; keys are relative paths without dots. */
export type Files = {
  put(key: string, content: Buffer): Promise<void>;
  /** Puts a file where there is none: of several at the same moment, one. */
  putOnce(key: string, content: Buffer): Promise<void>;
  /** The content, or null where there is none. */
  get(key: string): Promise<Buffer | null>;
  delete(key: string): Promise<void>;
  /** The keys of all files in a folder, in no order; not those of folders inside it. */
  list(folder: string): Promise<string[]>;
};

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
    content: Buffer,
    finish: (unfinished: string, path: string) => Promise<void>,
  ) => {
    const path = place(key);
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${randomUUID()}.part`;
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
    async delete(key) {
      await rm(place(key), { force: true });
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
      kept.set(key, content);
    },
    async putOnce(key, content) {
      assertKey(key);
      if (!kept.has(key)) kept.set(key, content);
    },
    async get(key) {
      return kept.get(key) ?? null;
    },
    async delete(key) {
      kept.delete(key);
    },
    async list(folder) {
      assertKey(folder);
      return [...kept.keys()].filter((key) => key.slice(0, key.lastIndexOf('/')) === folder);
    },
  };
}
