import { expect, test } from 'vitest';
import { sharedScene } from './shared-scene.ts';
import type { Scene } from './vine-picture.tsx';

const week = [
  { date: '2026-11-02', state: 'submitted', grade: 'D' },
  { date: '2026-11-03', state: 'missed' },
  { date: '2026-11-04', state: 'late', grade: 'A' },
  { date: '2026-11-05', state: 'vacation' },
  null,
] as const;
const scene: Scene = {
  title: 'November 2026',
  subtitle: 'Maya',
  today: '2026-11-06',
  locale: 'en',
  bunches: [{ month: '2026-11', seed: 'maya', weeks: [week], days: week.filter((day) => day !== null) }],
};
const daysOf = (withGrades: boolean) => sharedScene(scene, withGrades).bunches[0]?.days;

test('a vine to share has no grades, no missed days and nothing late', () => {
  expect(daysOf(false)).toEqual([
    { date: '2026-11-02', state: 'submitted' },
    { date: '2026-11-03' },
    { date: '2026-11-04', state: 'submitted' },
    { date: '2026-11-05', state: 'vacation' },
  ]);
});

test('grades come along where they were chosen, missed days never', () => {
  expect(daysOf(true)?.map((day) => [day.state, day.grade])).toEqual([
    ...[
      ['submitted', 'D'],
      [undefined, undefined],
      ['submitted', 'A'],
      ['vacation', undefined],
    ],
  ]);
});
