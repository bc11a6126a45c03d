import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundIn, readThreadKey, type ThreadKey, toPageKey } from './rules.ts';

const key: fc.Arbitrary<ThreadKey> = fc.record({
  day: fc.constantFrom('2026-03-30', '2026-03-31', '2026-04-01'),
  rank: fc.constantFrom(0 as const, 1 as const),
  id: fc.constantFrom('1a', '2b', 'ec'),
});

/** Whether a thread shows one after the other: days first, then comments by name, then ids. */
function comesAfter(one: ThreadKey, other: ThreadKey): boolean {
  if (one.day !== other.day) return one.day > other.day;
  if (one.rank !== other.rank) return one.rank > other.rank;
  return one.id > other.id;
}

/** What the database does with a bound. */
function isAfter({ day, rank, id }: ThreadKey, last: ThreadKey): boolean {
  const bound = boundIn(rank, last);
  return day > bound.day || (day === bound.day && id > bound.id);
}

test('goes on in each list exactly where the whole thread goes on', () => {
  fc.assert(
    fc.property(key, key, (one, last) => {
      expect(isAfter(one, last)).toBe(comesAfter(one, last));
    }),
  );
});

test('keeps a key in a cursor', () => {
  fc.assert(
    fc.property(key, (one) => {
      const [day, rank, id] = toPageKey(one);
      expect(readThreadKey([day, rank === '0' ? '0' : '1', id])).toEqual(one);
    }),
  );
});
