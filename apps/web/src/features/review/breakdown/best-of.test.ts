import { expect, test } from 'vitest';
import { bestOf } from './best-of.ts';

const reason = (key: string, params = {}) => ({ key, params, at: null });
const part = (name: 'reflection' | 'specificity' | 'punctuality', points: number, ...keys: string[]) => ({
  part: name,
  points,
  max: 20,
  reasons: keys.map((key) => reason(key)),
});

test('praise is what the best part found, never what it misses', () => {
  const parts = [
    part('punctuality', 20, 'publishedOnDay'),
    part('specificity', 12, 'amountsFound'),
    part('reflection', 4, 'nothingReflected', 'causeGiven'),
  ];
  expect(bestOf(parts)?.key, 'to be in time is praised last').toBe('amountsFound');
  expect(bestOf([part('reflection', 4, 'nothingReflected', 'causeGiven')])?.key).toBe('causeGiven');
  expect(
    bestOf([part('punctuality', 10, 'publishedOnDay'), part('reflection', 0, 'nothingReflected')])?.key,
  ).toBe('publishedOnDay');
  expect(bestOf([part('reflection', 2, 'stepVague')])).toBeUndefined();
  expect(bestOf([])).toBeUndefined();
});
