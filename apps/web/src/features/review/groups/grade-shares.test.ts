import { expect, test } from 'vitest';
import { gradeShares } from './grade-shares.ts';

const percentsOf = (...[A, B, C, D, missed]: readonly [number, number, number, number, number]) =>
  gradeShares({ A, B, C, D, missed }).map(({ percent }) => percent);

test('stand from the ripest to what was missed, with their days', () => {
  expect(gradeShares({ missed: 1, D: 0, C: 2, B: 3, A: 4 })).toEqual([
    { grade: 'A', days: 4, percent: 40 },
    { grade: 'B', days: 3, percent: 30 },
    { grade: 'C', days: 2, percent: 20 },
    { grade: 'D', days: 0, percent: 0 },
    { grade: 'missed', days: 1, percent: 10 },
  ]);
});

test('add up to 100 percent, whatever rounding does to each', () => {
  expect(percentsOf(1, 1, 1, 0, 0)).toEqual([34, 33, 33, 0, 0]);
  expect(percentsOf(2, 2, 2, 0, 1)).toEqual([29, 29, 28, 0, 14]);
  for (const days of [3, 6, 7, 11, 13, 97]) {
    expect(percentsOf(days, 1, 2, 5, 1).reduce((sum, each) => sum + each)).toBe(100);
  }
});

test('are nothing where no day was expected', () => {
  expect(percentsOf(0, 0, 0, 0, 0)).toEqual([0, 0, 0, 0, 0]);
});
