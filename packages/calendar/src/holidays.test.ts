import { describe, expect, test } from 'vitest';
import { dayAt, makeCalendar } from './calendar.ts';
import { dayState, streak } from './day-state.ts';
import { addDays, type DiaryDay, dayRange, parseDiaryDay } from './diary-day.ts';
import { isWorkingDay, lastWorkingDayOfWeek, nextWorkingDay, workingWeek } from './working-days.ts';

const day = parseDiaryDay;
const range = (from: string, to: string) => dayRange(day(from), day(to));

/** As the State Council announced them for 2026. */
const china = makeCalendar({
  timezone: 'Asia/Shanghai',
  freeDays: new Set([
    ...range('2026-01-01', '2026-01-03'),
    ...range('2026-02-15', '2026-02-23'),
    ...range('2026-09-25', '2026-09-27'),
    ...range('2026-10-01', '2026-10-07'),
  ]),
  workedDays: new Set(['2026-01-04', '2026-02-14', '2026-02-28', '2026-09-20', '2026-10-10'].map(day)),
});

describe('the National Day of 2026 in China', () => {
  test('takes seven days, and gives a Sunday and a Saturday back', () => {
    expect(nextWorkingDay(day('2026-09-30'), china)).toBe('2026-10-08');
    expect(isWorkingDay(day('2026-09-20'), china)).toBe(true);
    expect(isWorkingDay(day('2026-10-10'), china)).toBe(true);
    expect(isWorkingDay(day('2026-10-11'), china)).toBe(false);
  });

  test.each([
    ['a worked Sunday ends the week before it', '2026-09-16', '2026-09-20'],
    ['a free Friday leaves Thursday', '2026-09-22', '2026-09-24'],
    ['the week that the break begins in', '2026-10-03', '2026-09-30'],
    ['a worked Saturday ends the week in which the break ended', '2026-10-08', '2026-10-10'],
  ])('%s', (_, of, last) => {
    expect(lastWorkingDayOfWeek(day(of), china)).toBe(last);
  });

  test('leaves a week of three days', () => {
    expect(workingWeek(day('2026-10-09'), china)).toEqual(['2026-10-08', '2026-10-09', '2026-10-10']);
  });
});

test('a week that is free from end to end has no last working day', () => {
  expect(workingWeek(day('2026-02-18'), china)).toEqual([]);
  expect(lastWorkingDayOfWeek(day('2026-02-18'), china)).toBeUndefined();
  expect(nextWorkingDay(day('2026-02-14'), china)).toBe('2026-02-24');
});

test('leads over New Year, with its worked Sunday', () => {
  expect(nextWorkingDay(day('2025-12-31'), china)).toBe('2026-01-04');
});

test('finds the way over a whole month off, and over a hundred free Mondays of a team that works on those alone', () => {
  const july = makeCalendar({
    timezone: 'Europe/Paris',
    freeDays: new Set(range('2026-07-01', '2026-08-02')),
  });
  expect(nextWorkingDay(day('2026-06-30'), july)).toBe('2026-08-03');
  const mondays = Array.from({ length: 100 }, (_, week) => addDays(day('2026-01-05'), 7 * week));
  const seldom = makeCalendar({ timezone: 'UTC', workingWeekdays: [1], freeDays: new Set(mondays) });
  expect(nextWorkingDay(day('2025-12-29'), seldom)).toBe('2027-12-06');
});

test('a day that is free and worked is free: the team closed on a make-up day', () => {
  const closed = { ...china, freeDays: new Set([...china.freeDays, day('2026-10-10')]) };
  expect(isWorkingDay(day('2026-10-10'), closed)).toBe(false);
  expect(lastWorkingDayOfWeek(day('2026-10-08'), closed)).toBe('2026-10-09');
});

describe('the state of a day', () => {
  const today = day('2026-10-12');
  const stateOf = (text: string, vacation?: ReadonlySet<DiaryDay>) =>
    dayState({ day: day(text), today, vacation, calendar: china }).state;

  test('a Thursday in the break is a holiday, a worked Saturday without a diary is missed', () => {
    expect(stateOf('2026-10-01')).toBe('holiday');
    expect(stateOf('2026-10-10')).toBe('missed');
    expect(stateOf('2026-10-11')).toBe('holiday');
  });

  test('is vacation on a worked Saturday that someone took off', () => {
    expect(stateOf('2026-10-10', new Set([day('2026-10-10')]))).toBe('vacation');
  });

  test('follows the calendar as it is now: a day off that is added later takes back a missed day', () => {
    const changed = { ...china, freeDays: new Set([...china.freeDays, day('2026-10-09')]) };
    expect(stateOf('2026-10-09')).toBe('missed');
    expect(dayState({ day: day('2026-10-09'), today, calendar: changed }).state).toBe('holiday');
  });

  test('a diary outweighs a vacation that was marked over it', () => {
    const submitted = { publishedAt: new Date('2026-10-09T20:00:00+08:00') };
    const vacation = new Set(range('2026-10-08', '2026-10-10'));
    const state = dayState({ day: day('2026-10-09'), today, submitted, vacation, calendar: china });
    expect(state).toEqual({ state: 'submitted', late: false });
  });
});

describe('the streak', () => {
  const written = (...days: string[]) => days.map((text) => ({ day: day(text), late: false }));

  test('holds over the break and asks for the worked Saturday', () => {
    const around = written('2026-09-29', '2026-09-30', '2026-10-08', '2026-10-09');
    const today = day('2026-10-12');
    expect(streak({ today: day('2026-10-09'), written: around, calendar: china })).toBe(4);
    expect(streak({ today, written: around, calendar: china })).toBe(0);
    expect(streak({ today, written: [...around, ...written('2026-10-10')], calendar: china })).toBe(5);
  });

  test('is not lengthened by a diary in the break', () => {
    const entries = written('2026-09-30', '2026-10-02', '2026-10-08');
    expect(streak({ today: day('2026-10-08'), written: entries, calendar: china })).toBe(2);
  });

  test('forgives one late day in each of two weeks that a worked Sunday joins', () => {
    const late = [
      { day: day('2026-09-20'), late: true },
      { day: day('2026-09-21'), late: true },
    ];
    expect(streak({ today: day('2026-09-21'), written: late, calendar: china })).toBe(2);
  });
});

test('one evening is two days for a team in Shanghai and one in Los Angeles', () => {
  const west = makeCalendar({ timezone: 'America/Los_Angeles' });
  const landed = new Date('2026-10-01T06:00:00+08:00');
  const [there, here] = [dayAt(landed, china), dayAt(landed, west)];
  expect([there, here]).toEqual(['2026-10-01', '2026-09-30']);
  expect([isWorkingDay(there, china), isWorkingDay(here, west)]).toEqual([false, true]);
});
