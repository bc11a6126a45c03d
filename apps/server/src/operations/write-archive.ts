import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { syncPath } from '../db/sync-path.ts';
import { Hashing } from './hashing.ts';
import { type Entry, MANIFEST, type Manifest } from './manifest.ts';

/** A file that goes into an archive. */
export type Source = { readonly name: string; readonly path: string };

/** What pictures and packed dumps take up is not made less by packing them again. */
const AS_IT_IS = { compress: false, mode: 0o600 } as const;

/**
 * Writes an archive (ZIP), one file after the other, so that never more than a piece of one is held. A file that was
 * removed meanwhile is left out. The archive appears under its name only when it is complete and on disk.
 */
export async function writeArchive(
  archive: string,
  sources: AsyncIterable<Source>,
  about: Omit<Manifest, 'entries'>,
): Promise<Manifest> {
  const unfinished = `${archive}.partial`;
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(unfinished, { mode: 0o600 }));
  const failed = new Promise<never>((_, reject) => {
    zip.once('error', reject);
    written.catch(reject);
  });
  failed.catch(() => undefined);
  try {
    const entries: Entry[] = [];
    for await (const source of sources) {
      const entry = await Promise.race([addFile(zip, source), failed]);
      if (entry) entries.push(entry);
    }
    const manifest: Manifest = { ...about, entries };
    zip.addBuffer(Buffer.from(JSON.stringify(manifest)), MANIFEST, { mode: 0o600 });
    zip.end();
    await Promise.race([written, failed]);
    syncPath(unfinished);
    renameSync(unfinished, archive);
    syncPath(dirname(archive));
    return manifest;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

async function addFile(zip: ZipFile, { name, path }: Source): Promise<Entry | null> {
  const file = await openIfThere(path);
  if (!file) return null;
  const { size } = await file.stat();
  const hashing = new Hashing();
  // The archive takes the other end as fast as its disk does.
  const read = pipeline(file.createReadStream(), hashing);
  zip.addReadStream(hashing, name, { ...AS_IT_IS, size });
  await Promise.all([read, finished(hashing)]);
  return { name, bytes: size, sha256: hashing.digest() };
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  return open(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
}
