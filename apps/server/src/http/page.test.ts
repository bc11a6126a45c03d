import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { cutPage, keyPart, readCursor } from './page.ts';

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
