import { expect, test } from 'vitest';
import { moveInGrid } from '../days/grid-keys.ts';
import type { MonthDay } from '../days/month-grid.tsx';
import { bunchOf, WIDTH } from './vine-layout.ts';

const free = (date: string): MonthDay => ({ date, state: 'holiday' });
/** Two weeks of June 2026; the second Saturday was written. */
const weeks = [
  [
    ...[1, 2, 3, 4, 5].map((day): MonthDay => ({ date: `2026-06-0${day}`, state: 'submitted' })),
    free('2026-06-06'),
    free('2026-06-07'),
  ],
  [null, null, ...[10, 11, 12, 13].map((day): MonthDay => ({ date: `2026-06-${day}` })), free('2026-06-14')],
];
const bunch = bunchOf(weeks, { seed: 'lin', today: '2026-06-10' });

test('has a column for each weekday that is not free all month, and is drawn the same each time', () => {
  expect(bunch.columns).toHaveLength(6);
  expect(bunch.rows.map((row) => row.length)).toEqual([6, 4]);
  expect(bunchOf(weeks, { seed: 'lin', today: '2026-06-10' })).toEqual(bunch);
  expect(bunchOf(weeks, { seed: 'ada', today: '2026-06-10' }).rows).not.toEqual(bunch.rows);
});

test('stays within the drawing, no berry over another', () => {
  const all = bunch.rows.flat();
  for (const { x, y, r } of all) {
    expect(x - r).toBeGreaterThanOrEqual(0);
    expect(x + r).toBeLessThanOrEqual(WIDTH);
    expect(y + r).toBeLessThanOrEqual(bunch.height);
  }
  for (const row of bunch.rows)
    for (const [index, { x, r }] of row.slice(1).entries())
      expect(x - (row[index]?.x ?? 0)).toBeGreaterThan(1.9 * r * 0.98);
});

test('moves by arrow keys to the nearest day of the next week', () => {
  const [first = [], second = []] = bunch.rows;
  const wednesday = first[2];
  if (!wednesday) throw new Error('no Wednesday');
  expect(moveInGrid('ArrowDown', bunch.rows, wednesday)?.day.date).toBe('2026-06-10');
  expect(moveInGrid('ArrowRight', bunch.rows, wednesday)?.day.date).toBe('2026-06-04');
  expect(moveInGrid('End', bunch.rows, wednesday)).toBe(second.at(-1));
  expect(moveInGrid('ArrowUp', bunch.rows, wednesday)).toBeUndefined();
  expect(moveInGrid('a', bunch.rows, wednesday)).toBeUndefined();
});

test('draws a holiday among working days, no free weekend, and today in any case', () => {
  const days = (today: string) =>
    bunchOf(
      [
        [
          ...[1, 2, 3, 4, 5].map((day): MonthDay => ({ date: `2026-06-0${day}`, state: 'submitted' })),
          free('2026-06-06'),
          free('2026-06-07'),
        ],
        [
          free('2026-06-08'),
          ...[9, 10, 11, 12, 13].map(
            (day): MonthDay => ({ date: `2026-06-${String(day).padStart(2, '0')}`, state: 'missed' }),
          ),
          free('2026-06-14'),
        ],
      ],
      { seed: 'lin', today },
    ).rows.flat();
  const drawn = days('2026-06-20').map(({ day }) => day.date);
  expect(drawn).toContain('2026-06-08');
  expect(drawn).toContain('2026-06-13');
  expect(drawn).not.toContain('2026-06-07');
  expect(days('2026-06-07').map(({ day }) => day.date)).toContain('2026-06-07');
});

test('leaves out a free day of today on a small one, which others hang beside', () => {
  const days = [[free('2026-06-06'), free('2026-06-07')]];
  const drawn = (small: boolean) => bunchOf(days, { seed: 'lin', today: '2026-06-07', small }).rows.flat();
  expect([drawn(false).length, drawn(true).length]).toEqual([1, 0]);
});

test('has no leaves where nothing grew, but while the month is not over', () => {
  const missed = [[{ date: '2026-06-01', state: 'missed' } as const]];
  expect(bunchOf(missed, { seed: 'lin', today: '2026-07-01' }).leaves).toEqual([]);
  expect(bunchOf(missed, { seed: 'lin', today: '2026-06-01' }).leaves).not.toEqual([]);
});
