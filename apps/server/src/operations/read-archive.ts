import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Readable, Writable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openPromise, type ZipFile } from 'yauzl';
import { checkDump } from '../db/dump/restore-dump.ts';
import { Hashing } from './hashing.ts';
import { DUMP, MANIFEST, type Manifest, manifestShape, OperationRefused } from './manifest.ts';

/** Takes what one entry holds, whole or not at all. */
type Take = (name: string, content: Readable) => Promise<void>;

/**
 * Reads what an archive says of itself, without the rest of it.
 * @throws OperationRefused where it is no archive, cut off, or of another form
 */
export async function readManifest(archive: string): Promise<Manifest> {
  return withZip(archive, async (zip) => {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== MANIFEST) continue;
      const manifest = manifestShape.safeParse(await json(await zip.openReadStreamPromise(entry)));
      if (manifest.success) return manifest.data;
      throw new OperationRefused(`${archive} is of a form that this release does not know.`);
    }
    throw new OperationRefused(`${archive} is not a backup of Grape Garden: it has no ${MANIFEST}.`);
  });
}

/**
 * Reads an archive to its end: every entry is there, is what was written, and the dump of the database is whole.
 * @throws OperationRefused with the first thing that is not so
 */
export async function verifyArchive(archive: string): Promise<Manifest> {
  return readEntries(archive, async (name, content) => {
    if (name === DUMP) await checkDump(content);
    else await pipeline(content, new Writable({ write: (_chunk, _encoding, done) => done() }));
  });
}

/** Writes what an archive holds below a folder. Throws as {@link verifyArchive} does, but for the dump's own end. */
export async function extractArchive(archive: string, folder: string): Promise<Manifest> {
  return readEntries(archive, async (name, content) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
  });
}

async function readEntries(archive: string, take: Take): Promise<Manifest> {
  const manifest = await readManifest(archive);
  const missing = new Map(manifest.entries.map((entry) => [entry.name, entry]));
  const damaged = (name: string) => new OperationRefused(`${archive} is damaged at ${name}.`);
  await withZip(archive, async (zip) => {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName;
      if (name === MANIFEST) continue;
      const expected = missing.get(name);
      if (!expected) throw new OperationRefused(`${archive} holds ${name}, which it does not name.`);
      missing.delete(name);
      const content = await zip.openReadStreamPromise(entry);
      const hashing = new Hashing();
      try {
        await Promise.all([pipeline(content, hashing), take(name, hashing)]);
      } catch (error) {
        content.destroy();
        throw isFileFault(error) ? error : damaged(name);
      }
      if (hashing.digest() !== expected.sha256) throw damaged(name);
    }
  });
  const [first] = missing.keys();
  if (first !== undefined) throw new OperationRefused(`${archive} lacks ${first}.`);
  if (!manifest.entries.some(({ name }) => name === DUMP))
    throw new OperationRefused(`${archive} lacks ${DUMP}.`);
  return manifest;
}

/**
 * Reads a ZIP, and closes it.
 * @param kind what it should be
 * @throws OperationRefused where it cannot be read, or is none
 */
export async function withZip<T>(
  archive: string,
  work: (zip: ZipFile) => Promise<T>,
  kind = 'a backup',
): Promise<T> {
  let zip: ZipFile;
  try {
    zip = await openPromise(archive, { autoClose: false, lazyEntries: true });
  } catch (error) {
    if (isFileFault(error)) throw new OperationRefused(`${archive} cannot be read: ${error.code}.`);
    throw new OperationRefused(`${archive} is not ${kind} of Grape Garden, or it is cut off.`);
  }
  try {
    return await work(zip);
  } catch (error) {
    if (error instanceof OperationRefused || isFileFault(error)) throw error;
    throw new OperationRefused(`${archive} is damaged: ${error instanceof Error ? error.message : error}.`);
  } finally {
    zip.close();
  }
}

/** What the operating system said to a file, rather than what is in it. */
export function isFileFault(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
}
