import type { PoolClient } from 'pg';
import type { DumpTable } from './catalogue.ts';

/** What a table holds: how many rows, and a sum over them in which their order does not count. */
export type TableSum = { readonly name: string; readonly rows: number; readonly checksum: string };

/** Settings under which names come out qualified and values in a form that every server reads and writes alike. */
export const READING =
  "SET LOCAL search_path = pg_catalog; SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, YMD'; " +
  "SET LOCAL intervalstyle = 'postgres'; SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'";

/** Sums up tables within the client's transaction, which has to read under {@link READING}. */
export async function sumTables(
  client: PoolClient,
  tables: readonly Pick<DumpTable, 'name'>[],
): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: string; checksum: string }>(
      `SELECT count(*) AS rows, coalesce(sum(hashtextextended("one row"::text, 0)::numeric), 0)::text AS checksum
       FROM ONLY ${name} AS "one row"`,
    );
    sums.push({ name, rows: Number(rows[0]?.rows), checksum: rows[0]?.checksum ?? '' });
  }
  return sums;
}
