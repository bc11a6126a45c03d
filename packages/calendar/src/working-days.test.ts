import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCalendar } from './calendar.ts';
import { addDays, dayRange, daysBetween, parseDiaryDay } from './diary-day.ts';
import { anyCalendarDay, anyPlainCalendarDay } from './testing.ts';
import {
  isWorkingDay,
  lastWorkingDayOfWeek,
  nextWorkingDay,
  startOfWeek,
  workingWeek,
} from './working-days.ts';

const office = makeCalendar({ timezone: 'Asia/Shanghai' });
const working = (workingWeekdays: number[]) => makeCalendar({ timezone: 'UTC', workingWeekdays });
const friday = parseDiaryDay('2026-02-27');

describe('from a Friday', () => {
  test('the next working day is Monday, across the end of the month', () => {
    expect(nextWorkingDay(friday, office)).toBe('2026-03-02');
  });

  test('the week runs from Monday and ends on it', () => {
    const week = ['2026-02-23', '2026-02-24', '2026-02-25', '2026-02-26', '2026-02-27'];
    expect(workingWeek(friday, office)).toEqual(week);
    expect(lastWorkingDayOfWeek(friday, office)).toBe(friday);
  });
});

describe('from a Sunday', () => {
  const sunday = parseDiaryDay('2026-03-01');

  test('it belongs to the week that is ending', () => {
    expect(isWorkingDay(sunday, office)).toBe(false);
    expect(startOfWeek(sunday, office)).toBe('2026-02-23');
    expect(lastWorkingDayOfWeek(sunday, office)).toBe(friday);
  });
});

describe('a week begins after the longest rest', () => {
  test.each([
    ['Monday to Friday', [1, 2, 3, 4, 5], '2026-02-23', '2026-02-27'],
    ['Monday to Saturday', [1, 2, 3, 4, 5, 6], '2026-02-23', '2026-02-28'],
    ['Sunday to Thursday', [7, 1, 2, 3, 4], '2026-02-22', '2026-02-26'],
    ['Saturday to Wednesday', [6, 7, 1, 2, 3], '2026-02-21', '2026-02-25'],
    ['every day', [1, 2, 3, 4, 5, 6, 7], '2026-02-23', '2026-03-01'],
    ['Monday, Wednesday, Friday', [1, 3, 5], '2026-02-23', '2026-02-27'],
    ['Wednesday alone', [3], '2026-02-25', '2026-02-25'],
  ])('%s', (_, weekdays, start, last) => {
    const wednesday = parseDiaryDay('2026-02-25');
    expect(startOfWeek(wednesday, working(weekdays))).toBe(start);
    expect(lastWorkingDayOfWeek(wednesday, working(weekdays))).toBe(last);
  });
});

test('refuses to look for a working day where no weekday is one', () => {
  const none = { ...office, workingWeekdays: [] };
  expect(() => nextWorkingDay(friday, none)).toThrow(RangeError);
  expect(workingWeek(friday, none)).toEqual([]);
  expect(lastWorkingDayOfWeek(friday, none)).toBeUndefined();
});

test('the next one skips no working day (2,000 cases)', () => {
  fc.assert(
    fc.property(anyCalendarDay, ({ calendar, day }) => {
      const next = nextWorkingDay(day, calendar);
      const between = dayRange(addDays(day, 1), addDays(next, -1));
      expect(isWorkingDay(next, calendar)).toBe(true);
      expect(between.some((each) => isWorkingDay(each, calendar))).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

test('a week is seven days that agree on it, and its working days are those of the seven (2,000 cases)', () => {
  fc.assert(
    fc.property(anyCalendarDay, ({ calendar, day }) => {
      const start = startOfWeek(day, calendar);
      const week = dayRange(start, addDays(start, 6));
      expect(daysBetween(start, day)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(start, day)).toBeLessThan(7);
      for (const each of week) {
        expect(startOfWeek(each, calendar)).toBe(start);
        expect(lastWorkingDayOfWeek(each, calendar)).toBe(lastWorkingDayOfWeek(day, calendar));
      }
      expect(workingWeek(day, calendar)).toEqual(week.filter((each) => isWorkingDay(each, calendar)));
      expect(lastWorkingDayOfWeek(day, calendar)).toBe(workingWeek(day, calendar).at(-1));
    }),
    { numRuns: 2_000 },
  );
});

test('a week without days off begins with its first working weekday and has each once (2,000 cases)', () => {
  fc.assert(
    fc.property(anyPlainCalendarDay, ({ calendar, day }) => {
      expect(workingWeek(day, calendar)).toHaveLength(calendar.workingWeekdays.length);
      expect(workingWeek(day, calendar)[0]).toBe(startOfWeek(day, calendar));
    }),
    { numRuns: 2_000 },
  );
});
