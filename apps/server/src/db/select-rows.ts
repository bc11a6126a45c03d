import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

type Values<T extends PgTable> = {
  readonly [Name in keyof T['$inferInsert'] & string]-?: SQLWrapper;
};

/** Whole rows of a table for `insert … select`: each column by its name, in the order in which the table has them. */
export function selectRows<T extends PgTable>(table: T, values: Values<T>, from: SQL): SQL {
  const byName: Readonly<Record<string, SQLWrapper | undefined>> = values;
  const ordered = Object.keys(getTableColumns(table)).map((name) => {
    const value = byName[name];
    if (!value) throw new Error(`nothing was named for the column ${name}`);
    return value;
  });
  return sql`select ${sql.join(ordered, sql`, `)} from ${from}`;
}
