import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAt, dayEnd, dayStart, isDayStart, isLate, makeCalendar } from './calendar.ts';
import { addDays, daysBetween, parseDiaryDay } from './diary-day.ts';
import { anyCalendar, anyCalendarDay, anyDayNearChange, fixedOffsetZones } from './testing.ts';

const HOUR = 3_600_000;

describe('makeCalendar', () => {
  test('fills in the defaults', () => {
    expect(makeCalendar({ timezone: 'Asia/Shanghai' })).toEqual({
      timezone: 'Asia/Shanghai',
      dayStartsAt: '04:00',
      workingWeekdays: [1, 2, 3, 4, 5],
      freeDays: new Set(),
      workedDays: new Set(),
    });
  });

  test('orders weekdays and drops repeats', () => {
    const calendar = makeCalendar({ timezone: 'UTC', workingWeekdays: [7, 1, 7, 3] });
    expect(calendar.workingWeekdays).toEqual([1, 3, 7]);
  });

  test('names the setting that is wrong', () => {
    expect(() => makeCalendar({ timezone: 'Moon/Base' })).toThrow(/timezone/);
    expect(() => makeCalendar({ timezone: 'UTC', dayStartsAt: '4:00' })).toThrow(/dayStartsAt/);
    for (const workingWeekdays of [[], [0], [8], [1.5]]) {
      expect(() => makeCalendar({ timezone: 'UTC', workingWeekdays })).toThrow(/workingWeekdays/);
    }
  });

  test('lets a day begin from midnight to noon', () => {
    for (const text of ['00:00', '04:00', '09:59', '11:59', '12:00']) expect(isDayStart(text)).toBe(true);
    for (const text of ['12:01', '24:00', '23:59', '04:60', '4:00', '', '04:00:00']) {
      expect(isDayStart(text)).toBe(false);
    }
  });
});

describe('a day begins and ends', () => {
  test.each([
    ['an ordinary day', 'Asia/Shanghai', '04:00', '2026-03-10', '2026-03-09T20:00:00Z', 24],
    ['half-hour zones', 'Asia/Kathmandu', '04:00', '2026-03-10', '2026-03-09T22:15:00Z', 24],
    [
      'the day whose night lost an hour',
      'America/Los_Angeles',
      '00:00',
      '2026-03-08',
      '2026-03-08T08:00:00Z',
      23,
    ],
    [
      'the day whose night won an hour',
      'America/Los_Angeles',
      '00:00',
      '2026-11-01',
      '2026-11-01T07:00:00Z',
      25,
    ],
    ['04:00 after the lost hour', 'America/Los_Angeles', '04:00', '2026-03-07', '2026-03-07T12:00:00Z', 23],
    ['04:00 after the won hour', 'America/Los_Angeles', '04:00', '2026-10-31', '2026-10-31T11:00:00Z', 25],
    [
      'a start inside the gap: at its end',
      'America/Los_Angeles',
      '02:30',
      '2026-03-08',
      '2026-03-08T10:00:00Z',
      23.5,
    ],
    [
      'a start shown twice: the first',
      'America/Los_Angeles',
      '01:30',
      '2026-11-01',
      '2026-11-01T08:30:00Z',
      25,
    ],
    ['a midnight that is skipped', 'America/Santiago', '00:00', '2026-09-06', '2026-09-06T04:00:00Z', 23],
    [
      'midnight after an hour shown twice',
      'America/Santiago',
      '00:00',
      '2026-04-05',
      '2026-04-05T04:00:00Z',
      24,
    ],
    ['the day that holds that hour', 'America/Santiago', '00:00', '2026-04-04', '2026-04-04T03:00:00Z', 25],
    ['a midnight shown twice', 'America/Havana', '00:00', '2026-11-01', '2026-11-01T04:00:00Z', 25],
    ['a change of half an hour', 'Australia/Lord_Howe', '00:00', '2026-04-05', '2026-04-04T13:00:00Z', 24.5],
    ['a summer time of the past', 'America/Sao_Paulo', '00:00', '2018-11-04', '2018-11-04T03:00:00Z', 23],
    ['a clock set back for Ramadan', 'Africa/Casablanca', '02:30', '2026-02-15', '2026-02-15T01:30:00Z', 25],
    ['the far east', 'Pacific/Kiritimati', '04:00', '2026-01-01', '2025-12-31T14:00:00Z', 24],
    ['the far west', 'Etc/GMT+12', '04:00', '2026-01-01', '2026-01-01T16:00:00Z', 24],
  ])('%s (%s, %s, %s)', (_, timezone, dayStartsAt, date, start, hours) => {
    const calendar = makeCalendar({ timezone, dayStartsAt });
    const day = parseDiaryDay(date);
    expect(dayStart(day, calendar)).toEqual(new Date(start));
    expect((dayEnd(day, calendar).getTime() - dayStart(day, calendar).getTime()) / HOUR).toBe(hours);
  });

  test('gives a late evening to the day it began on', () => {
    const calendar = makeCalendar({ timezone: 'Asia/Shanghai' });
    expect(dayAt(new Date('2026-03-11T03:59:59.999+08:00'), calendar)).toBe('2026-03-10');
    expect(dayAt(new Date('2026-03-11T04:00:00+08:00'), calendar)).toBe('2026-03-11');
  });

  test('keeps a day that has begun when clocks go back across its start', () => {
    const calendar = makeCalendar({ timezone: 'America/Los_Angeles', dayStartsAt: '01:30' });
    expect(dayAt(new Date('2026-11-01T01:29:59-07:00'), calendar)).toBe('2026-10-31');
    expect(dayAt(new Date('2026-11-01T01:45:00-07:00'), calendar)).toBe('2026-11-01');
    expect(dayAt(new Date('2026-11-01T01:15:00-08:00'), calendar)).toBe('2026-11-01');
  });

  test('leaves nothing of a date that a zone skipped, when days begin at midnight', () => {
    const calendar = makeCalendar({ timezone: 'Pacific/Apia', dayStartsAt: '00:00' });
    const skipped = parseDiaryDay('2011-12-30');
    expect(dayStart(skipped, calendar)).toEqual(dayEnd(skipped, calendar));
    expect(dayAt(dayStart(skipped, calendar), calendar)).toBe('2011-12-31');
    expect(dayAt(new Date(dayStart(skipped, calendar).getTime() - 1), calendar)).toBe('2011-12-29');
  });

  test('leaves the small hours of a date that a zone skipped, when days begin later', () => {
    const calendar = makeCalendar({ timezone: 'Pacific/Apia' });
    const skipped = parseDiaryDay('2011-12-30');
    expect(dayStart(skipped, calendar)).toEqual(new Date('2011-12-31T00:00:00+14:00'));
    expect(dayEnd(skipped, calendar)).toEqual(new Date('2011-12-31T04:00:00+14:00'));
  });

  test('reads the same instant as three dates around the world', () => {
    const instant = new Date('2026-06-15T10:30:00Z');
    const dates = ['Etc/GMT+12', 'UTC', 'Pacific/Kiritimati'].map((timezone) =>
      dayAt(instant, makeCalendar({ timezone, dayStartsAt: '00:00' })),
    );
    expect(dates).toEqual(['2026-06-14', '2026-06-15', '2026-06-16']);
  });

  test('refuses an invalid instant', () => {
    expect(() => dayAt(new Date(Number.NaN), makeCalendar({ timezone: 'UTC' }))).toThrow(RangeError);
  });
});

describe('isLate', () => {
  const calendar = makeCalendar({ timezone: 'Europe/Lisbon' });
  const day = parseDiaryDay('2026-03-10');

  test('begins with the first instant of the next day', () => {
    expect(isLate(new Date('2026-03-11T03:59:59.999Z'), day, calendar)).toBe(false);
    expect(isLate(new Date('2026-03-11T04:00:00Z'), day, calendar)).toBe(true);
  });
});

describe('in every zone, on every date', () => {
  test('start and end give the day back (3,000 cases)', () => {
    fc.assert(
      fc.property(anyCalendarDay, ({ calendar, day }) => {
        const [start, end] = [dayStart(day, calendar), dayEnd(day, calendar)];
        expect(dayAt(start, calendar)).toBe(day);
        expect(dayAt(new Date(end.getTime() - 1), calendar)).toBe(day);
        expect(isLate(new Date(end.getTime() - 1), day, calendar)).toBe(false);
        expect(isLate(end, day, calendar)).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });

  test('days tile time: every instant lies in the day it is given, and no other (3,000 cases)', () => {
    const anyInstant = fc.date({
      min: new Date('1970-01-02'),
      max: new Date('2070-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyCalendar, anyInstant, (calendar, instant) => {
        const day = dayAt(instant, calendar);
        expect(dayStart(day, calendar).getTime()).toBeLessThanOrEqual(instant.getTime());
        expect(dayEnd(day, calendar).getTime()).toBeGreaterThan(instant.getTime());
        expect(dayEnd(day, calendar)).toEqual(dayStart(addDays(day, 1), calendar));
      }),
      { numRuns: 3_000 },
    );
  });

  test('time never runs back to an earlier day, and no day lasts other than 22 to 26 hours (3,000 cases)', () => {
    fc.assert(
      fc.property(anyCalendarDay, fc.nat({ max: 40 * HOUR }), ({ calendar, day }, ahead) => {
        const start = dayStart(day, calendar);
        const hours = (dayEnd(day, calendar).getTime() - start.getTime()) / HOUR;
        expect(hours).toBeGreaterThanOrEqual(22);
        expect(hours).toBeLessThanOrEqual(26);
        const later = dayAt(new Date(start.getTime() + ahead), calendar);
        expect(daysBetween(day, later)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(day, later)).toBeLessThanOrEqual(2);
      }),
      { numRuns: 3_000 },
    );
  });

  test('a fixed offset is plain arithmetic, UTC−12 to UTC+14 (2,000 cases)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fixedOffsetZones),
        anyCalendarDay,
        (zone, { calendar: { dayStartsAt }, day }) => {
          const calendar = makeCalendar({ timezone: zone.timezone, dayStartsAt });
          const expected = Date.parse(`${day}T${dayStartsAt}:00Z`) - zone.hours * HOUR;
          expect(dayStart(day, calendar).getTime()).toBe(expected);
          expect(dayEnd(day, calendar).getTime()).toBe(expected + 24 * HOUR);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('agrees with a clock read every quarter of an hour around a change (300 cases)', () => {
    fc.assert(
      fc.property(anyDayNearChange, ({ calendar, day }) => {
        const clock = new Intl.DateTimeFormat('sv-SE', {
          timeZone: calendar.timezone,
          dateStyle: 'short',
          timeStyle: 'short',
        });
        const wanted = `${day} ${calendar.dayStartsAt}`;
        let instant = Date.parse(`${day}T${calendar.dayStartsAt}:00Z`) - 16 * HOUR;
        while (clock.format(instant) < wanted) instant += HOUR / 4;
        expect(dayStart(day, calendar)).toEqual(new Date(instant));
      }),
      { numRuns: 300 },
    );
  });
});
