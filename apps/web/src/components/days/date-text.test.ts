import { expect, test } from 'vitest';
import { parseDayText } from './date-text.ts';

test('a day is read as people of both languages type it', () => {
  for (const text of ['2026-01-02', '2026/1/2', ' 2026.1.2 ', '20260102', '2026年1月2日']) {
    expect(parseDayText(text)).toBe('2026-01-02');
  }
});

test('what is no day of the calendar is none', () => {
  for (const text of ['', '2026', '2026-02-30', '2026-13-01', 'tomorrow', '02.01.2026']) {
    expect(parseDayText(text)).toBeUndefined();
  }
});
