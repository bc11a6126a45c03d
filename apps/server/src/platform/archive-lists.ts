import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database.ts';
import { type ArchiveFile, inPages } from './personal-data.ts';

/** Rows of one person that one file holds. */
export type ArchiveList = {
  readonly path: string;
  readonly table: SQLWrapper;
  /** A UUID that no two of the rows share, by which they are ordered. */
  readonly key: SQLWrapper;
  readonly whose: SQL;
  readonly row: Readonly<Record<string, SQLWrapper>>;
};

type Read = { readonly place: number; readonly key: string; readonly row: unknown };

/**
 * Lists with short rows, each a file of its own. One statement reads a page of them and goes on from file to file, so that
 * they have to be packed in their order.
 */
export function readLists(db: Database, lists: readonly ArchiveList[]): ArchiveFile[] {
  const read = inPages(async (after: Read | undefined, limit) => {
    const parts = lists.map((list, place) => partOf(list, place, after, limit));
    const { rows } = await db.execute<Read>(
      sql`select * from (${sql.join(parts, sql` union all `)}) as lists order by place, key limit ${limit}`,
    );
    return rows;
  });
  let held: Read | undefined;
  async function* rowsAt(place: number) {
    for (;;) {
      held ??= (await read.next()).value ?? undefined;
      if (held === undefined || held.place > place) return;
      const { row } = held;
      held = undefined;
      yield row;
    }
  }
  return lists.map(({ path }, place) => ({ path, rows: rowsAt(place) }));
}

function partOf(
  { table, key, whose, row }: ArchiveList,
  place: number,
  after: Read | undefined,
  limit: number,
): SQL {
  if (after && place < after.place)
    return sql`(select ${place}::int as place, null::uuid as key, null::json as row where false)`;
  const beyond = after && place === after.place ? sql`and ${key} > ${after.key}::uuid` : sql``;
  const told = sql.join(
    Object.entries(row).map(([name, value]) => sql`${name}::text, ${value}`),
    sql`, `,
  );
  return sql`(
    select ${place}::int as place, ${key} as key, json_build_object(${told}) as row
    from ${table} where ${whose} ${beyond} order by ${key} limit ${limit}
  )`;
}

/** An instant as JSON has it. */
export const instant = (column: SQLWrapper) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
