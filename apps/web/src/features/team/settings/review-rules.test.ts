import { expect, test } from 'vitest';
import { sampleTeam } from '../../../lib/testing/sample-team.ts';
import { isValid, reviewFormOf, reviewRequest } from './review-rules.ts';

const rules = sampleTeam().rules.review;

test('shows the rules as they are, and sends them back the same', () => {
  expect(reviewRequest(reviewFormOf(rules))).toEqual(rules);
});

test('takes a threshold of 0 and of 100, and days that every month has', () => {
  const form = reviewFormOf(rules);
  expect(['0', '100', '６０'].map((threshold) => isValid({ ...form, threshold }))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['-1', '101', ''].map((threshold) => isValid({ ...form, threshold }))).toEqual([
    false,
    false,
    false,
  ]);
  expect(['1', '28', '0', '29'].map((day) => isValid({ ...form, day }))).toEqual([true, true, false, false]);
});
