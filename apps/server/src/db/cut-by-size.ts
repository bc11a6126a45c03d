import { type SQL, sql } from 'drizzle-orm';

/** What a row of a list of long texts tells of itself. */
export type LongRow = {
  /** Bytes of its texts. */
  readonly size: number;
  /** Whether rows that were read after it were left out. */
  readonly more: boolean;
};

/**
 * The first rows of a page that hold so many bytes together, and the one with which they hold more: so much is read of texts
 * that may be long, and no text is opened to tell. Adds the column `more`.
 * @param page a query of the columns `nth`, their order, and `size`, of `octet_length`
 */
export function cutBySize(page: SQL, bytes: number): SQL {
  return sql`
    select * from (
      select *, sum(size) over (order by nth) - size as before, lead(nth) over (order by nth) is not null as more
      from (${page}) as long_texts
    ) as sized where before <= ${bytes}::int`;
}
