import { addDays, parseDiaryDay } from '@garden/calendar';
import { expect, test } from 'vitest';
import { talkOf, wasLow } from './low.rules.ts';

const today = parseDiaryDay('2027-01-05');
const daysAgo = (...faces: (readonly [number, string | null])[]) =>
  faces.map(([ago, mood]) => ({ day: addDays(today, -ago), mood }));
const heavy = daysAgo([0, '😣'], [3, '😴'], [6, '😣'], [9, '😣']);

test('five faces of two weeks are low where three of four are tired or struggling', () => {
  expect(wasLow([...heavy, ...daysAgo([13, '🎉'])], today)).toBe(true);
  expect(wasLow([...heavy, ...daysAgo([12, '😌'], [13, '🤔'])], today)).toBe(false);
});

test('fewer faces, days without one, and days before or after say nothing', () => {
  expect(wasLow(heavy, today)).toBe(false);
  expect(wasLow([...heavy, ...daysAgo([14, '😣'], [1, null], [-1, '😣'])], today)).toBe(false);
});

test('an answer rests for 90 days, and a name stands for 14', () => {
  const answer = (ago: number) => ({ answeredOn: addDays(today, -ago), person: 'Ana' });
  expect(talkOf(undefined, true, today)).toEqual({ offered: true, person: '' });
  expect(talkOf(answer(13), true, today)).toEqual({ offered: false, person: 'Ana' });
  expect(talkOf(answer(14), true, today)).toEqual({ offered: false, person: '' });
  expect(talkOf(answer(89), true, today)).toEqual({ offered: false, person: '' });
  expect(talkOf(answer(90), true, today)).toEqual({ offered: true, person: '' });
  expect(talkOf(answer(90), false, today)).toEqual({ offered: false, person: '' });
});
