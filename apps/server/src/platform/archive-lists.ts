import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database.ts';
import type { ArchiveFile, ArchiveList } from './personal-data.ts';

const PAGE = 200;

type Read = { readonly place: number; readonly key: readonly string[]; readonly row: unknown };

/**
 * Lists, each a file of its own. One statement reads a page of them and goes on from file to file, so that they have to be
 * packed in their order.
 */
export function readLists(db: Database, lists: readonly ArchiveList[]): ArchiveFile[] {
  const read = readRows(db, lists);
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

async function* readRows(db: Database, lists: readonly ArchiveList[]): AsyncGenerator<Read, undefined> {
  let from = 0;
  let after: Read | undefined;
  while (from < lists.length) {
    // One that fills a page is read on by itself: those behind it would be read anew with each of its pages.
    const until = after ? from + 1 : lists.length;
    const parts = lists.slice(from, until).map((list, at) => partOf(list, from + at, after));
    const { rows } = await db.execute<Read>(
      sql`select * from (${sql.join(parts, sql` union all `)}) as lists order by place, nth limit ${PAGE}`,
    );
    yield* rows;
    after = rows.length === PAGE ? rows.at(-1) : undefined;
    from = after?.place ?? until;
  }
}

function partOf({ table, key, whose, row }: ArchiveList, place: number, after: Read | undefined): SQL {
  const listed = (parts: readonly SQLWrapper[]) => sql.join([...parts], sql`, `);
  const order = listed(key.map(({ value }) => value));
  const last = listed(key.map(({ type }, at) => sql`${after?.key[at]}::${sql.raw(type)}`));
  const told = listed(Object.entries(row).map(([name, value]) => sql`${name}::text, ${value}`));
  return sql`(
    select ${place}::int as place, row_number() over (order by ${order}) as nth,
      json_build_array(${listed(key.map(({ value }) => sql`${value}::text`))}) as key, json_build_object(${told}) as row
    from ${table} where ${whose} ${after ? sql`and (${order}) > (${last})` : sql``}
    order by ${order} limit ${PAGE}
  )`;
}

/** An instant as JSON has it. */
export const instant = (column: SQLWrapper) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
