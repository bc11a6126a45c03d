import type { DumpedRow } from './dump.ts';

/** The ledgers of readers, and the column of each that names the object. */
const ledgers: Readonly<Record<string, string>> = {
  'public.diary_accesses': 'diary_id',
  'public.curiosity_accesses': 'curiosity_id',
};

/** A row of a ledger: which object it is about, and who opened that. */
export type Opened = { readonly objectId: string; readonly userId: string; readonly row: DumpedRow };

/** The rows of all ledgers of readers in a dump. */
export function openedIn(rows: readonly DumpedRow[]): Opened[] {
  return rows.flatMap((row) => {
    const column = ledgers[row.table];
    if (column === undefined) return [];
    return [{ objectId: String(row.values[column]), userId: String(row.values.reader_id), row }];
  });
}
