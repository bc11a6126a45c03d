import { makeCalendar, parseDiaryDay, parseDiaryMonth } from '@garden/calendar';
import { expect, test } from 'vitest';
import { sampleHistoryDay } from '../../../lib/testing/sample-history-day.ts';
import { signOf } from '../day-marks.shared.ts';
import { weeksOfMonth } from '../months.shared.ts';
import { moveDay } from '../move-day.shared.ts';
import { rangesOf } from '../vacation/day-ranges.ts';
import { isChoosable, vacationLimits } from './month-days.ts';
import type { HistoryDay } from './my-days.ts';

const day = parseDiaryDay;
const today = day('2026-11-20');
const calendar = makeCalendar({ timezone: 'Asia/Shanghai', freeDays: new Set([day('2026-11-26')]) });
const known = (state: HistoryDay['state']) => sampleHistoryDay({ day: '2026-11-23', state });

test('lays a month out from Monday to Sunday', () => {
  const weeks = weeksOfMonth(parseDiaryMonth('2026-11'), (date) => ({ date }));
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.map((cell) => cell?.date.slice(-2) ?? '')).toEqual(['', '', '', '', '', '', '01']);
  expect(weeks.at(-1)?.map((cell) => cell?.date.slice(-2) ?? '')).toEqual(['30', '', '', '', '', '', '']);
  expect(weeksOfMonth(parseDiaryMonth('2027-02'), (date) => ({ date }))).toHaveLength(4);
});

test('draws nothing for days to come, unless they are marked', () => {
  expect(signOf(known('upcoming'))).toBeUndefined();
  expect(signOf(undefined)).toBeUndefined();
  expect(signOf(known('vacation'))).toBe('vacation');
});

test('lets open days and vacation be chosen, from seven days ago to a year ahead', () => {
  expect(vacationLimits(today)).toEqual(['2026-11-13', '2027-11-21']);
  const choosable = (text: string, state?: HistoryDay['state']) =>
    isChoosable(day(text), state && known(state), today, calendar);
  expect(choosable('2026-11-23', 'upcoming')).toBe(true);
  expect(choosable('2026-11-23', 'vacation')).toBe(true);
  expect(choosable('2026-11-23', 'submitted')).toBe(false);
  expect(choosable('2026-11-23', 'holiday')).toBe(false);
  expect(choosable('2026-11-26')).toBe(false);
  expect(choosable('2026-11-27')).toBe(true);
  expect(choosable('2026-11-12', 'missed')).toBe(false);
});

test('moves by days, weeks and months, to the last day of a short one', () => {
  expect(moveDay(day('2026-11-30'), { days: 1 })).toBe('2026-12-01');
  expect(moveDay(day('2027-01-31'), { months: 1 })).toBe('2027-02-28');
  expect(moveDay(day('2027-01-15'), { months: -1 })).toBe('2026-12-15');
});

test('joins chosen days over free ones, and leaves out a working day between', () => {
  const isFree = (each: string) => ['2026-11-21', '2026-11-22', '2026-11-26'].includes(each);
  const chosen = ['2026-11-27', '2026-11-20', '2026-11-23', '2026-11-25', '2026-12-01'].map(day);
  expect(rangesOf(chosen, isFree)).toEqual([
    { from: '2026-11-20', to: '2026-11-23' },
    { from: '2026-11-25', to: '2026-11-27' },
    { from: '2026-12-01', to: '2026-12-01' },
  ]);
  expect(rangesOf([], isFree)).toEqual([]);
});
