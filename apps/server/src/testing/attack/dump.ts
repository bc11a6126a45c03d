import type { TestApp } from '../test-app.ts';

/** A row of any table with everything in it, in the order in which the table lies on the disk. */
export type DumpedRow = {
  readonly table: string;
  /** Its place among the rows of its table, from 0. */
  readonly place: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** The transaction that wrote it. */
  readonly xmin: string;
  /** The transaction that last held it, or 0. */
  readonly xmax: string;
  /** All of it as one text. */
  readonly text: string;
};

/** All that the database keeps: every table of every schema of ours, every column, system columns too, in the order of the rows. */
export async function dumpAll({ ports }: TestApp): Promise<DumpedRow[]> {
  const { pool } = ports.database;
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const rows: DumpedRow[] = [];
  for (const { name } of tables.rows) {
    const read = await pool.query<Record<string, unknown>>(
      `select xmin::text as written_by, xmax::text as held_by, * from ${name} order by ctid`,
    );
    rows.push(
      ...read.rows.map(({ written_by: xmin, held_by: xmax, ...values }, place) => ({
        table: name,
        place,
        values,
        text: JSON.stringify(values),
        xmin: String(xmin),
        xmax: String(xmax),
      })),
    );
  }
  return rows;
}

/** Says when the queue last looked after itself, which it does at its own intervals. */
const BY_THE_CLOCK = 'pgboss.version';

/** The rows of one dump that another one does not have, or has otherwise. */
export function rowsSince(before: readonly DumpedRow[], after: readonly DumpedRow[]): DumpedRow[] {
  const known = new Set(before.map(({ table, text }) => `${table} ${text}`));
  return after.filter(({ table, text }) => table !== BY_THE_CLOCK && !known.has(`${table} ${text}`));
}
