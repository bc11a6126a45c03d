import { expect, test } from 'vitest';
import { countMoods, daysIn, facesOn } from './count-moods.ts';

const days = ['😣', '😊', null, '😊', '🐢', 'meme:a.webp'].map((mood, at) => ({
  day: `2026-03-0${at + 1}`,
  mood,
}));

test('counts each face, and those that are not among the seven together', () => {
  const counts = Object.fromEntries(countMoods(days).map(({ face, count }) => [face, count]));
  expect(counts).toEqual({ '🎉': 0, '😊': 2, '💪': 0, '😌': 0, '🤔': 0, '😴': 0, '😣': 1, other: 2 });
  expect(facesOn(days)).toEqual(['😊', '😣', 'other']);
  expect(facesOn([{ mood: null }])).toEqual([]);
});

test('takes the days of a month', () => {
  expect(daysIn([...days, { day: '2026-04-01', mood: null }], '2026-04')).toHaveLength(1);
});
