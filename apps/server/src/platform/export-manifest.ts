import * as z from 'zod';

/** What all else in someone's archive is compared with; written last, so that an archive without it is cut off. */
export const EXPORT_MANIFEST = 'manifest.json';

export const exportManifest = z.object({
  format: z.literal('grape-garden-export/1'),
  createdAt: z.iso.datetime(),
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
});

export type ExportManifest = z.output<typeof exportManifest>;
