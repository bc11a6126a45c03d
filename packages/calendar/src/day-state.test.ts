import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayEnd, dayStart, makeCalendar } from './calendar.ts';
import { canWrite, dayState, streak } from './day-state.ts';
import { addDays, type DiaryDay, dayRange, daysBetween, parseDiaryDay } from './diary-day.ts';
import { anyCalendarDay } from './testing.ts';
import { isWorkingDay, startOfWeek } from './working-days.ts';

const calendar = makeCalendar({ timezone: 'Asia/Shanghai' });
const today = parseDiaryDay('2026-03-11'); // a Wednesday
const at = (text: string) => new Date(`${text}+08:00`);

describe('dayState', () => {
  const stateOf = (day: string, more: Partial<Parameters<typeof dayState>[0]> = {}) =>
    dayState({ day: parseDiaryDay(day), today, calendar, ...more });
  const vacation = new Set(dayRange(parseDiaryDay('2026-03-10'), parseDiaryDay('2026-03-16')));

  test('a working day is upcoming, then open, then missed', () => {
    expect(stateOf('2026-03-12')).toEqual({ state: 'upcoming' });
    expect(stateOf('2026-03-11')).toEqual({ state: 'not_submitted' });
    expect(stateOf('2026-03-10')).toEqual({ state: 'missed' });
    expect(stateOf('2025-03-10')).toEqual({ state: 'missed' });
  });

  test('a weekend is a holiday, past or future', () => {
    expect(stateOf('2026-03-08')).toEqual({ state: 'holiday' });
    expect(stateOf('2026-03-14')).toEqual({ state: 'holiday' });
  });

  test('a marked day is vacation, past, present and future, weekends of the range included', () => {
    for (const day of ['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-15']) {
      expect(stateOf(day, { vacation })).toEqual({ state: 'vacation' });
    }
    expect(stateOf('2026-03-17', { vacation })).toEqual({ state: 'upcoming' });
  });

  test('a diary outweighs vacation and holiday', () => {
    const written = { submitted: { publishedAt: at('2026-03-10T20:00:00') }, vacation };
    expect(stateOf('2026-03-10', written)).toEqual({ state: 'submitted', late: false });
    const onSunday = { submitted: { publishedAt: at('2026-03-08T20:00:00') } };
    expect(stateOf('2026-03-08', onSunday)).toEqual({ state: 'submitted', late: false });
  });

  test('a diary is late from the end of its day on, not from midnight', () => {
    const before = { submitted: { publishedAt: at('2026-03-11T03:59:59.999') } };
    const after = { submitted: { publishedAt: at('2026-03-11T04:00:00') } };
    expect(stateOf('2026-03-10', before)).toEqual({ state: 'submitted', late: false });
    expect(stateOf('2026-03-10', after)).toEqual({ state: 'submitted', late: true });
  });

  test('without a diary or vacation, the place in time and the weekday alone decide (2,000 cases)', () => {
    fc.assert(
      fc.property(anyCalendarDay, fc.integer({ min: -40, max: 40 }), (sample, shift) => {
        const { day } = sample;
        const { state } = dayState({ ...sample, today: addDays(day, shift) });
        const ofWorkingDay = shift > 0 ? 'missed' : shift < 0 ? 'upcoming' : 'not_submitted';
        expect(state).toBe(isWorkingDay(day, sample.calendar) ? ofWorkingDay : 'holiday');
      }),
      { numRuns: 2_000 },
    );
  });

  test('a diary within its day is on time, after it late, in every zone (2,000 cases)', () => {
    fc.assert(
      fc.property(anyCalendarDay, fc.double({ min: 0, max: 3, noNaN: true }), (sample, days) => {
        const start = dayStart(sample.day, sample.calendar).getTime();
        const end = dayEnd(sample.day, sample.calendar).getTime();
        const publishedAt = new Date(Math.floor(start + days * (end - start)));
        const state = dayState({ ...sample, today: addDays(sample.day, 3), submitted: { publishedAt } });
        expect(state).toEqual({ state: 'submitted', late: publishedAt.getTime() >= end });
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('canWrite', () => {
  test.each([
    ['2026-03-11', true],
    ['2026-03-10', true],
    ['2026-03-08', true],
    ['2026-03-04', true],
    ['2026-03-03', false],
    ['2026-03-12', false],
  ])('%s: %s', (day, allowed) => {
    expect(canWrite(parseDiaryDay(day), today)).toBe(allowed);
  });
});

describe('streak', () => {
  const days = (...entries: string[]) =>
    entries.map((entry) => ({ day: parseDiaryDay(entry.slice(0, 10)), late: entry.endsWith(' late') }));
  const count = (written: { day: DiaryDay; late: boolean }[], vacation?: ReadonlySet<DiaryDay>) =>
    streak({ today, written, vacation, calendar });

  test('is nothing before the first diary', () => {
    expect(count([])).toBe(0);
  });

  test('counts working days, over a weekend', () => {
    expect(count(days('2026-03-11', '2026-03-10', '2026-03-09', '2026-03-06', '2026-03-05'))).toBe(5);
  });

  test('waits for today', () => {
    expect(count(days('2026-03-10', '2026-03-09'))).toBe(2);
  });

  test('ends at a missed working day', () => {
    expect(count(days('2026-03-11', '2026-03-09', '2026-03-06'))).toBe(1);
    expect(count(days('2026-03-09', '2026-03-06'))).toBe(0);
  });

  test('is neither broken nor lengthened by a weekend diary', () => {
    expect(count(days('2026-03-09', '2026-03-10', '2026-03-08', '2026-03-07', '2026-03-06'))).toBe(3);
  });

  test('is neither broken nor lengthened by vacation, diary or not', () => {
    const vacation = new Set(dayRange(parseDiaryDay('2026-03-05'), parseDiaryDay('2026-03-10')));
    expect(count(days('2026-03-11', '2026-03-04'), vacation)).toBe(2);
    expect(count(days('2026-03-11', '2026-03-10', '2026-03-04'), vacation)).toBe(2);
  });

  test('forgives one late day a week, and counts it', () => {
    expect(count(days('2026-03-11', '2026-03-10 late', '2026-03-09', '2026-03-06 late', '2026-03-05'))).toBe(
      5,
    );
  });

  test('ends at the second late day of a week, seen from now', () => {
    expect(count(days('2026-03-11', '2026-03-10 late', '2026-03-09 late', '2026-03-06'))).toBe(2);
  });

  test('takes the week as the team works it', () => {
    const gulf = makeCalendar({ timezone: 'Asia/Dubai', workingWeekdays: [7, 1, 2, 3, 4] });
    const written = days('2026-03-08 late', '2026-03-09', '2026-03-10', '2026-03-05 late', '2026-03-04');
    expect(streak({ today, written, calendar: gulf })).toBe(5);
  });

  test('ignores what lies after today', () => {
    expect(count(days('2026-03-12', '2026-03-11'))).toBe(1);
  });

  const anyHistory = fc.record({
    sample: anyCalendarDay,
    marks: fc.array(fc.constantFrom('written', 'written', 'written', 'late', 'vacation', 'nothing'), {
      minLength: 1,
      maxLength: 40,
    }),
  });

  test('is the longest run up to today with no gap and one late day a week (2,000 cases)', () => {
    fc.assert(
      fc.property(anyHistory, ({ sample, marks }) => {
        const marked = marks.map((mark, index) => ({ day: addDays(sample.day, -index), mark }));
        const written = marked
          .filter(({ mark }) => mark === 'written' || mark === 'late')
          .map(({ day, mark }) => ({ day, late: mark === 'late' }));
        const vacation = new Set(marked.filter(({ mark }) => mark === 'vacation').map(({ day }) => day));
        const required = marked.filter(
          ({ day, mark }) =>
            isWorkingDay(day, sample.calendar) &&
            mark !== 'vacation' &&
            !(mark === 'nothing' && daysBetween(day, sample.day) === 0),
        );
        const holds = (run: typeof required) => {
          const lateWeeks = run
            .filter(({ mark }) => mark === 'late')
            .map(({ day }) => startOfWeek(day, sample.calendar));
          return run.every(({ mark }) => mark !== 'nothing') && new Set(lateWeeks).size === lateWeeks.length;
        };
        const longest = required.findLastIndex((_, index) => holds(required.slice(0, index + 1))) + 1;
        const result = streak({ today: sample.day, written, vacation, calendar: sample.calendar });
        expect(result).toBe(longest);
      }),
      { numRuns: 2_000 },
    );
  });
});
