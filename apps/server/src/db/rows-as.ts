import { getTableName, type SQL, Subquery } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Rows of a table that a query found, under the table's own name: a statement that takes its columns reads them from
 * there, and looks none of the rows up again.
 * @param rows a query of those columns that are taken
 */
export function rowsAs(table: PgTable, rows: SQL): Subquery<string, Record<string, never>> {
  return new Subquery(rows, {}, getTableName(table));
}
