import * as z from 'zod';
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
