/** One sentence of the catalogue; `files` are those that say it, from the repository's root. */
export type Row = {
  readonly id: string;
  readonly english: string;
  readonly chinese: string;
  readonly files: readonly string[];
};

/**
 * The rows that a side of the product needs, under the key it asks with: macros of the web ask with Lingui's
 * short id (a whole English sentence as a key would double the catalogue), everything else with the sentence.
 */
export function rowsOfPart(rows: readonly Row[], part: 'web' | 'server'): Map<string, Row> {
  const keyed = new Map<string, Row>();
  for (const row of rows) {
    const saidIn = (room: string) => row.files.some((file) => file.startsWith(room));
    if (part === 'web' && saidIn('apps/web/')) keyed.set(row.id, row);
    if (saidIn('packages/') || (part === 'server' && saidIn('apps/server/'))) keyed.set(row.english, row);
  }
  return keyed;
}
