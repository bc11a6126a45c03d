import { expect, test } from 'vitest';
import { scaleTo, segmentsOf } from './plot-scale.ts';

test('a scale ends with a round number above the highest value', () => {
  expect(scaleTo(7).ticks).toEqual([0, 2, 4, 6, 8]);
  expect(scaleTo(0).ticks).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(scaleTo(430).ticks).toEqual([0, 200, 400, 600]);
  expect(scaleTo(100, true).ticks).toEqual([0, 25, 50, 75, 100]);
  expect(scaleTo(100, true).y(50)).toBe(50);
});

test('a line breaks where a value is missing', () => {
  expect(segmentsOf([1, null, 2, 3, null]).map((segment) => segment.map(({ at }) => at))).toEqual([
    [0],
    [2, 3],
  ]);
});
