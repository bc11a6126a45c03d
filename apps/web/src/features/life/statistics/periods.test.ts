import { expect, test } from 'vitest';
import { daysOfPeriod, periodNameOf } from './periods.ts';

test('a period is found again by its days', () => {
  const yesterday = '2026-03-30';
  for (const name of ['weeks4', 'weeks12', 'year'] as const)
    expect(periodNameOf(daysOfPeriod(name, yesterday), yesterday)).toBe(name);
  expect(periodNameOf({ from: '2026-03-01', to: '2026-03-05' }, yesterday)).toBe('own');
  expect(daysOfPeriod('weeks12', yesterday)).toEqual({ from: '2026-01-06', to: yesterday });
});
