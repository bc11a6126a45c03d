import { describe, expect, test } from 'vitest';
import { dayOf, formatClock, formatDay, relativeDay } from './format-time.ts';

const today = '2026-11-20';

describe('formatDay', () => {
  test('writes a day in the order of each language', () => {
    expect(formatDay(today, 'en')).toBe('Friday 20 November');
    expect(formatDay(today, 'zh-Hans')).toBe('11月20日星期五');
    expect(formatDay(today, 'en', 'weekday')).toBe('F');
    expect(formatDay(today, 'zh-Hans', 'weekday')).toBe('五');
    expect(formatDay(today, 'en', 'year')).toBe('20 Nov 2026');
  });
});

describe('relativeDay', () => {
  test.each([
    ['2026-11-20', 'today', '今天'],
    ['2026-11-19', 'yesterday', '昨天'],
    ['2026-11-21', 'tomorrow', '明天'],
    ['2026-11-17', 'Tuesday', '星期二'],
    ['2026-11-13', '13 Nov', '11月13日'],
    ['2025-12-31', '31 Dec 2025', '2025年12月31日'],
  ])('%s is %s, %s', (day, english, chinese) => {
    expect(relativeDay(day, today, 'en')).toBe(english);
    expect(relativeDay(day, today, 'zh-Hans')).toBe(chinese);
  });

  test('counts days, not hours, over the end of summer time', () => {
    expect(relativeDay('2026-10-25', '2026-10-26', 'en')).toBe('yesterday');
  });
});

describe('an instant', () => {
  test('falls on the day and hour of the zone', () => {
    const instant = '2026-11-20T17:30:00Z';
    expect(dayOf(instant, 'Asia/Shanghai')).toBe('2026-11-21');
    expect(formatClock(instant, 'zh-Hans', 'Asia/Shanghai')).toBe('01:30');
    expect(dayOf(instant, 'America/New_York')).toBe('2026-11-20');
    expect(formatClock('2026-11-20T00:05:00Z', 'en', 'UTC')).toBe('00:05');
  });
});
