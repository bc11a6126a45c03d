import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { EXPORT_MANIFEST, type ExportManifest, exportManifest } from '../platform/export-manifest.ts';
import { Hashing } from './hashing.ts';
import { OperationRefused } from './manifest.ts';
import { isFileFault, withZip } from './read-archive.ts';

type Fault = { readonly path: string; readonly is: 'missing' | 'changed' | 'not named' | 'twice' };

type Verified = {
  readonly manifest: ExportManifest;
  /** By path; none where all is as it was written. */
  readonly faults: readonly Fault[];
};

const KIND = 'an export';

/**
 * Compares the archive of someone's own data with what it says of itself, without a server.
 * @throws OperationRefused where it is no such archive, or cut off
 */
export async function verifyExport(archive: string): Promise<Verified> {
  const { found, twice } = await hashesIn(archive);
  const manifest = await readManifest(archive);
  const named = new Map(manifest.files.map(({ path, sha256 }) => [path, sha256]));
  const faults = [
    ...manifest.files.flatMap(({ path, sha256 }): Fault[] => {
      if (!found.has(path)) return [{ path, is: 'missing' }];
      return found.get(path) === sha256 ? [] : [{ path, is: 'changed' }];
    }),
    ...[...found.keys()].filter((path) => !named.has(path)).map((path): Fault => ({ path, is: 'not named' })),
    ...[...twice].map((path): Fault => ({ path, is: 'twice' })),
  ];
  return { manifest, faults: faults.toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

type Found = {
  /** The SHA-256 of each file but the manifest; undefined where it cannot be unpacked. */
  readonly found: ReadonlyMap<string, string | undefined>;
  /** Paths of more than one file: programs differ in which of them they read. */
  readonly twice: ReadonlySet<string>;
};

async function hashesIn(archive: string): Promise<Found> {
  return withZip(
    archive,
    async (zip) => {
      const found = new Map<string, string | undefined>();
      const [seen, twice] = [new Set<string>(), new Set<string>()];
      for await (const entry of zip.eachEntry()) {
        if (seen.has(entry.fileName)) twice.add(entry.fileName);
        seen.add(entry.fileName);
        if (entry.fileName === EXPORT_MANIFEST) continue;
        const hashing = new Hashing();
        try {
          await pipeline(await zip.openReadStreamPromise(entry), hashing, async (content) => {
            for await (const _piece of content);
          });
          found.set(entry.fileName, hashing.digest());
        } catch (error) {
          if (isFileFault(error)) throw error;
          found.set(entry.fileName, undefined);
        }
      }
      return { found, twice };
    },
    KIND,
  );
}

async function readManifest(archive: string): Promise<ExportManifest> {
  return withZip(
    archive,
    async (zip) => {
      for await (const entry of zip.eachEntry()) {
        if (entry.fileName !== EXPORT_MANIFEST) continue;
        const manifest = exportManifest.safeParse(await json(await zip.openReadStreamPromise(entry)));
        if (manifest.success) return manifest.data;
        throw new OperationRefused(`${archive} is of a form that this release does not know.`);
      }
      throw new OperationRefused(`${archive} is not ${KIND} of Grape Garden: it has no ${EXPORT_MANIFEST}.`);
    },
    KIND,
  );
}
