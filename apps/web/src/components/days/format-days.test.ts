import { expect, test } from 'vitest';
import { formatDays } from './format-days.ts';

test('days of one year say it once, where each language has it', () => {
  expect(formatDays('2026-11-23', '2026-11-29', 'en')).toBe('23 Nov – 29 Nov 2026');
  expect(formatDays('2026-11-23', '2026-11-29', 'zh-Hans')).toBe('2026年11月23日 – 11月29日');
  expect(formatDays('2026-12-30', '2027-01-02', 'en')).toBe('30 Dec 2026 – 2 Jan 2027');
  expect(formatDays('2026-12-30', '2027-01-02', 'zh-Hans')).toBe('2026年12月30日 – 2027年1月2日');
});
