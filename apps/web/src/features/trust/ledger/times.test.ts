import { expect, test } from 'vitest';
import { daysOf, monthsUpTo, OWN_DAYS, timeOf, WHOLE_YEAR } from './times.ts';

test('offers the months of a year, into the same month of the year before', () => {
  const months = monthsUpTo('2026-02-28');
  expect([months[0], months[2], months.at(-1)]).toEqual(['2026-02', '2025-12', '2025-02']);
});

test('an address of a month is that month, also in February; any other days are one’s own', () => {
  expect(daysOf('2024-02')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(timeOf(daysOf('2024-02'))).toBe('2024-02');
  expect(timeOf({})).toBe(WHOLE_YEAR);
  for (const days of [
    { from: '2024-02-01', to: '2024-02-28' },
    { from: '2024-02-01' },
    { to: '2024-02-29' },
    { from: '2024-01-01', to: '2024-02-29' },
  ])
    expect(timeOf(days)).toBe(OWN_DAYS);
});
