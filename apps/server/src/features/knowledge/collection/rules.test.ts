import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAP, normalizeTags, placeBetween } from './rules.ts';

test('a place lies between its neighbours, or there is no room', () => {
  const places = fc
    .tuple(fc.maxSafeInteger(), fc.maxSafeInteger())
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);
  fc.assert(
    fc.property(places, ([above = 0, below = 0]) => {
      const place = placeBetween(above, below);
      if (place === null) expect(below - above).toBeLessThan(2);
      else expect(above < place && place < below).toBe(true);
    }),
  );
});

test('thirty items go before the same one until places are given anew', () => {
  let moves = 0;
  for (let above: number | null = 0; above !== null; above = placeBetween(above, GAP)) moves += 1;
  expect(moves).toBeGreaterThan(30);
  expect(placeBetween(null, 0)).toBe(-GAP);
});

test('tags are kept once in whatever case', () => {
  expect(normalizeTags(['Craft', 'craft', '写作', 'slow  work', 'slow work'])).toEqual([
    'Craft',
    '写作',
    'slow work',
  ]);
});
