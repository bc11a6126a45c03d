import { expect, test } from 'vitest';
import { marksOf } from './marks-of.ts';

test('finds a keyword in a name', () => {
  expect(marksOf('Maya Okafor', ['OKA'])).toEqual([{ start: 5, end: 8 }]);
  expect(marksOf('李娜', ['娜'])).toEqual([{ start: 1, end: 2 }]);
  expect(marksOf('Maya', ['x'])).toEqual([]);
  expect(marksOf('Maya', [' '])).toEqual([]);
  expect(marksOf('İnci', ['nci'])).toEqual([]);
});

test('finds every place of several words, the longest at each', () => {
  expect(marksOf('Water early, then water late', ['wat', 'water', 'late'])).toEqual([
    { start: 0, end: 5 },
    { start: 18, end: 23 },
    { start: 24, end: 28 },
  ]);
  expect(marksOf('Maya', [])).toEqual([]);
});
