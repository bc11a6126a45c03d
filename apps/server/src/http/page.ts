import * as z from 'zod';
import type { LongRow } from '../db/cut-by-size.ts';
import { refuseField } from './refusal.ts';

/** A row's place in the order of its list, as texts. */
export type PageKey = readonly string[];

/** No database knows the year that a calendar does not have. */
const YEAR = /^(?!0000)/;

/** What the parts of a key are, in order: no more than the server writes, and all of it something a database can read. */
export const keyPart = {
  id: z.uuid(),
  instant: z.iso.datetime({ precision: 3 }).regex(YEAR),
  day: z.iso.date().regex(YEAR),
  /** A place in an order of one's own; what is moved to the top may be below zero. */
  place: z.string().regex(/^-?\d{1,16}$/),
  count: z.string().regex(/^\d{1,9}$/),
  emoji: z.string().regex(/^[^\0]{1,20}$/),
};

/**
 * Reads the opaque cursor of a request; undefined on the first page.
 * @throws Refusal `cursorInvalid` at the field `cursor` for anything but a cursor of this kind of list.
 */
export function readCursor<K extends PageKey>(cursor: string | undefined, key: z.ZodType<K>): K | undefined {
  if (cursor === undefined) return undefined;
  const read = key.safeParse(decode(cursor));
  if (!read.success) throw refuseField('cursor', 'cursorInvalid');
  return read.data;
}

/** Cuts a page from rows of which one more than the limit was read. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => PageKey,
): { rows: readonly Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { rows: page, nextCursor: more ? encode(keyOf(last)) : null };
}

/** Where a read goes on, and how many rows it takes at most. */
export type Stretch<K> = { readonly after: K | undefined; readonly limit: number };

/**
 * As many rows as are wanted of those that their reader may see, where no query can tell: that there are others shows
 * nowhere, neither in the length of a page nor in its cursor.
 */
export async function readSeen<Row, K extends PageKey>(
  { after, limit }: Stretch<K>,
  read: (stretch: Stretch<K>) => Promise<readonly Row[]>,
  keyOf: (row: Row) => K,
  isSeen: (row: Row) => boolean,
): Promise<readonly Row[]> {
  const seen: Row[] = [];
  for (let from = after; ; ) {
    const rows = await read({ after: from, limit });
    seen.push(...rows.filter(isSeen));
    const end = rows.at(-1);
    if (seen.length >= limit || rows.length < limit || !end) return seen.slice(0, limit);
    from = keyOf(end);
  }
}

/** Bytes of long texts on a page: as much as is read in one go. A text that is longer has a page of its own. */
export const PAGE_BYTES = 200_000;

/**
 * A page of long texts: as many rows as are wanted of those that their reader may see, or as fit on a page. Neither its
 * length nor its cursor tells of others.
 * @param read reads one row more than a page has, cut by size: fewer do not mean that the list ends
 */
export async function readLongPage<Row extends LongRow, K extends PageKey>(
  { after, limit }: Stretch<K>,
  read: (stretch: Stretch<K>) => Promise<readonly Row[]>,
  keyOf: (row: Row) => K,
  isSeen: (row: Row) => boolean = () => true,
): Promise<{ rows: readonly Row[]; nextCursor: string | null }> {
  const page: Row[] = [];
  let bytes = 0;
  for (let from = after; ; ) {
    const rows = await read({ after: from, limit: limit + 1 });
    for (const row of rows.filter(isSeen)) {
      const last = page.at(-1);
      bytes += row.size;
      if (last && (page.length === limit || bytes > PAGE_BYTES))
        return { rows: page, nextCursor: encode(keyOf(last)) };
      page.push(row);
    }
    const end = rows.at(-1);
    if (!end || (rows.length <= limit && !end.more)) return { rows: page, nextCursor: null };
    from = keyOf(end);
  }
}

function encode(key: PageKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
