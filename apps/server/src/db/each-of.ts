import { type SQL, sql } from 'drizzle-orm';

/**
 * Many texts as a query, for `in (…)`: they are looked up in a hash. Since a plan is kept for all values, `= any (…)` would
 * compare each row with each of them, a thousand times eight thousand.
 */
export const eachOf = (texts: readonly string[]): SQL => sql`select unnest(${sql.param(texts)}::text[])`;
