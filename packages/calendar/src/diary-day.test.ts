import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  compareDays,
  type DiaryDay,
  dayRange,
  daysBetween,
  daysOfMonth,
  dayToUtcMs,
  formatDay,
  isDiaryDay,
  isDiaryMonth,
  monthOf,
  parseDiaryDay,
  parseDiaryMonth,
  shiftMonth,
  utcMsToDay,
  weekdayOf,
} from './diary-day.ts';

const FIRST = parseDiaryDay('0001-01-01');
const LAST = parseDiaryDay('9999-12-31');
const anyDay = fc.integer({ min: 0, max: daysBetween(FIRST, LAST) }).map((count) => addDays(FIRST, count));

describe('reading', () => {
  test.each(['2028-02-29', '2000-02-29', '2026-12-31', '0001-01-01', '9999-12-31'])('takes %s', (text) => {
    expect(parseDiaryDay(text)).toBe(text);
  });

  test.each([
    '2027-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    '+002026-01-01',
    ' 2026-01-01',
    '2026-01-01\n',
    '२०२६-०१-०१',
    '',
  ])('refuses "%s"', (text) => {
    expect(isDiaryDay(text)).toBe(false);
    expect(() => parseDiaryDay(text)).toThrow(RangeError);
  });

  test('takes months, and only months', () => {
    expect(parseDiaryMonth('2026-02')).toBe('2026-02');
    for (const text of ['2026-13', '2026-00', '2026', '2026-02-01', '0000-05']) {
      expect(isDiaryMonth(text)).toBe(false);
      expect(() => parseDiaryMonth(text)).toThrow(RangeError);
    }
  });
});

describe('arithmetic', () => {
  test.each([
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-01-01', 365, '2027-01-01'],
    ['0099-12-31', 1, '0100-01-01'],
  ])('%s plus %i is %s', (day, count, expected) => {
    expect(addDays(parseDiaryDay(day), count)).toBe(expected);
  });

  test('refuses to leave the years 0001 to 9999', () => {
    expect(() => addDays(LAST, 1)).toThrow(RangeError);
    expect(() => addDays(FIRST, -1)).toThrow(RangeError);
    expect(() => utcMsToDay(Number.NaN)).toThrow(RangeError);
  });

  test('knows weekdays', () => {
    expect(weekdayOf(parseDiaryDay('1970-01-01'))).toBe(4);
    expect(weekdayOf(parseDiaryDay('2026-01-04'))).toBe(7);
    expect(weekdayOf(parseDiaryDay('2026-01-05'))).toBe(1);
    expect(weekdayOf(parseDiaryDay('1900-01-01'))).toBe(1);
  });

  test('walks ranges, both ends included', () => {
    const [from, to] = [parseDiaryDay('2028-02-27'), parseDiaryDay('2028-03-01')];
    expect(dayRange(from, to)).toEqual(['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01']);
    expect(dayRange(from, from)).toEqual([from]);
    expect(dayRange(to, from)).toEqual([]);
  });

  test('adds, counts and orders alike on every date (2,000 cases)', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(addDays(a, daysBetween(a, b))).toBe(b);
        expect(Math.sign(compareDays(a, b))).toBe(Math.sign(dayToUtcMs(a) - dayToUtcMs(b)));
        expect(utcMsToDay(dayToUtcMs(a))).toBe(a);
        expect(utcMsToDay(dayToUtcMs(a) + 86_399_999)).toBe(a);
      }),
      { numRuns: 2_000 },
    );
  });

  test('moves one weekday a day, across month ends and leap days (2,000 cases)', () => {
    fc.assert(
      fc.property(
        anyDay.filter((day) => day !== LAST),
        (day) => {
          expect(weekdayOf(addDays(day, 1))).toBe((weekdayOf(day) % 7) + 1);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('months', () => {
  test.each([
    ['2026-02', 28],
    ['2028-02', 29],
    ['2100-02', 28],
    ['2026-04', 30],
    ['2026-12', 31],
    ['9999-12', 31],
  ])('%s has %i days', (month, length) => {
    const days = daysOfMonth(parseDiaryMonth(month));
    expect(days).toHaveLength(length);
    expect(days[0]).toBe(`${month}-01`);
    expect(days.at(-1)).toBe(`${month}-${length}`);
  });

  test('holds each day in its own month, once (500 cases)', () => {
    fc.assert(
      fc.property(anyDay, (day: DiaryDay) => {
        expect(daysOfMonth(monthOf(day)).filter((each) => each === day)).toEqual([day]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('formatDay', () => {
  test('shows the date itself, in both languages', () => {
    const day = parseDiaryDay('2026-03-01');
    expect(formatDay(day, 'en', { dateStyle: 'long' })).toBe('March 1, 2026');
    expect(formatDay(day, 'zh-Hans', { dateStyle: 'long' })).toBe('2026年3月1日');
    expect(formatDay(day, 'en', { weekday: 'long' })).toBe('Sunday');
  });
});

test('moves by months, over the turn of a year both ways', () => {
  expect(shiftMonth(parseDiaryMonth('2026-12'), 1)).toBe('2027-01');
  expect(shiftMonth(parseDiaryMonth('2027-01'), -13)).toBe('2025-12');
});
