import { expect, test } from 'vitest';
import { measureOf, missingOf, notesOf, pointsOf } from './series.ts';

const numbers = { expected: 5, onTime: 3, late: 1, length: 800, given: 2, received: 2 };
const day = (at: number, working = true) => ({
  day: new Date(Date.UTC(2026, 2, 2 + at)).toISOString().slice(0, 10),
  working,
  numbers: working ? numbers : null,
});

test('a short period has a point for each working day', () => {
  const points = pointsOf(Array.from({ length: 7 }, (_, at) => day(at, at < 5)));
  expect(points.map(({ from }) => from)).toHaveLength(5);
});

test('a long one has weeks, in which days without numbers count as nothing', () => {
  const points = pointsOf(Array.from({ length: 49 }, (_, at) => day(at, at % 7 < 5)));
  expect(points).toHaveLength(7);
  expect(points[0]).toMatchObject({
    from: '2026-03-02',
    to: '2026-03-08',
    numbers: { expected: 25, onTime: 15 },
  });
});

test('a measure without anything to measure has no value', () => {
  expect(measureOf(numbers, 'completion')).toBe(80);
  expect(measureOf(numbers, 'length')).toBe(200);
  expect(measureOf(numbers, 'comments')).toBe(2);
  expect(missingOf(numbers)).toBe(1);
  expect(measureOf({ ...numbers, expected: 0, onTime: 0, late: 0 }, 'completion')).toBeNull();
  expect(measureOf(null, 'length')).toBeNull();
});

test('a day off with a note has a point of its own, and a week holds the notes of its days', () => {
  const notes = [{ day: '2026-03-07' }];
  const short = Array.from({ length: 7 }, (_, at) => day(at, at < 5));
  expect(pointsOf(short, notes).at(-1)).toEqual({ from: '2026-03-07', to: '2026-03-07', numbers: null });
  expect(notesOf(notes, { from: '2026-03-02', to: '2026-03-08' })).toEqual(notes);
  expect(notesOf(notes, { from: '2026-03-08', to: '2026-03-14' })).toEqual([]);
});
