import { emptySections, type ScoreCircumstances } from '@garden/contract';
import { explainedScore } from '@garden/rubric/explained';
import { expect, test } from 'vitest';
import { circumstancesAt } from './circumstances-at.ts';

const HOUR = 3_600_000;
const known: ScoreCircumstances = {
  day: '2026-11-20',
  scored: true,
  published: false,
  hoursLate: -2,
  sections: { learnings: true, nextTasks: true },
  due: { weeklyTop: false, insight: false, answers: 0 },
  isNewcomer: false,
  earlier: [],
};
const punctuality = (from: ScoreCircumstances, passed: number) =>
  explainedScore(emptySections(), circumstancesAt(from, passed)).parts.find(
    ({ part }) => part === 'punctuality',
  )?.points;

test('the day ends while it is written, unless it is published already', () => {
  expect(punctuality(known, HOUR)).toBe(10);
  expect(punctuality(known, 2 * HOUR)).toBe(10);
  expect(punctuality(known, 3 * HOUR)).toBe(7);
  expect(punctuality(known, 15 * HOUR)).toBe(5);
  expect(punctuality({ ...known, published: true }, 15 * HOUR)).toBe(10);
});
