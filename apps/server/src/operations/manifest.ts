import * as z from 'zod';
import { isFileKey } from '../platform/files.ts';

/** The dump of the database in an archive. */
export const DUMP = 'database.sql.gz';
/** What all else in an archive is compared with; written last, so that an archive without it is cut off. */
export const MANIFEST = 'manifest.json';
/** In front of the keys of the files in an archive. */
export const FILES = 'files/';

const entryName = z
  .string()
  .refine((name) => name === DUMP || (name.startsWith(FILES) && isFileKey(name.slice(FILES.length))));

export const manifestShape = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Where the database was; it can be restored into either. */
  database: z.enum(['embedded', 'postgres']),
  tables: z.array(z.object({ name: z.string(), rows: z.int(), checksum: z.string() })),
  /** The accounts that had been erased by then. */
  erased: z.array(z.uuid()),
  entries: z.array(z.object({ name: entryName, bytes: z.int(), sha256: z.string() })),
});

export type Manifest = z.output<typeof manifestShape>;
export type Entry = Manifest['entries'][number];

/** What keeps an operation from being done: one sentence for the person who asked for it. */
export class OperationRefused extends Error {
  override readonly name = 'OperationRefused';
}
