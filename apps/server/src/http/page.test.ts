import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { cutPage, keyPart, PAGE_BYTES, readCursor, readLongPage } from './page.ts';

const write = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
const { id, instant, day, count, emoji } = keyPart;
const key = z.tuple([id, instant, day, count, emoji]);
const known = [randomUUID(), '2026-03-31T08:00:00.000Z', '2026-03-31', '12', '🍇'];

test('a cursor leads back to the row that it was made of', () => {
  const { nextCursor } = cutPage([known, known], 1, (row) => row);
  expect(readCursor(nextCursor ?? undefined, key)).toEqual(known);
  expect(readCursor(undefined, key)).toBeUndefined();
});

test.each([
  ['is no cursor', 'grapes'],
  ['is of another kind of list', write(['2026-03-31'])],
  ['has a year that no database knows', write(known.with(2, '0000-01-01'))],
  ['has an instant of that year', write(known.with(1, '0000-01-01T00:00:00.000Z'))],
  ['has an instant finer than any row', write(known.with(1, `2026-03-31T08:00:00.${'1'.repeat(90)}Z`))],
  ['has a sign that no database keeps', write(known.with(4, '\0'))],
])('one that %s is refused', (_, cursor) => {
  expect(() => readCursor(cursor, key)).toThrow(expect.objectContaining({ code: 400, key: 'cursorInvalid' }));
});

const place = z.tuple([z.string()]);
const long = fc.record({ size: fc.nat(1.5 * PAGE_BYTES), isSeen: fc.boolean() });

test('pages of long texts give each row that is seen once, and tell of no other', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(long, { maxLength: 30 }),
      fc.integer({ min: 1, max: 8 }),
      async (list, limit) => {
        const rows = list.map((row, nth) => ({ ...row, key: [String(nth)] as [string], more: false }));
        // As a database cuts: what fits in size, and one more.
        const readAfter = async (page: { after: [string] | undefined; limit: number }) => {
          const from = page.after === undefined ? 0 : Number(page.after[0]) + 1;
          const found = rows.slice(from, from + page.limit);
          let before = 0;
          const fit = found.filter(({ size }) => {
            before += size;
            return before - size <= PAGE_BYTES;
          });
          return fit.map((row, nth) => ({ ...row, more: nth < found.length - 1 }));
        };
        const pageFrom = (cursor: string) =>
          readLongPage(
            { after: readCursor(cursor || undefined, place), limit },
            readAfter,
            ({ key }) => key,
            ({ isSeen }) => isSeen,
          );
        const pages: number[][] = [];
        for (let cursor: string | null = ''; cursor !== null; ) {
          const page: Awaited<ReturnType<typeof pageFrom>> = await pageFrom(cursor);
          pages.push(page.rows.map(({ key }) => Number(key[0])));
          cursor = page.nextCursor;
        }
        expect(pages.flat()).toEqual(rows.flatMap(({ isSeen, key }) => (isSeen ? [Number(key[0])] : [])));
        for (const page of pages) {
          const bytes = page.reduce((sum, nth) => sum + (rows[nth]?.size ?? 0), 0);
          expect(page.length <= limit && (page.length === 1 || bytes <= PAGE_BYTES)).toBe(true);
        }
        expect(pages.length === 1 || pages.every((page) => page.length > 0)).toBe(true);
      },
    ),
  );
});
