import { type Calendar, makeCalendar, parseDiaryMonth } from '@garden/calendar';
import { expect, test } from 'vitest';
import { overdueFrom, standsInTheWay } from './rules.ts';

const calendar: Calendar = makeCalendar({ timezone: 'UTC', dayStartsAt: '04:00' });
const stands = (month: string, moment: string, { from = 15, away = [] as string[] } = {}) =>
  standsInTheWay({ month: parseDiaryMonth(month), from, away }, calendar, new Date(moment));

test.each([
  ['2026-01', 28, '2026-02-28'],
  ['2026-12', 15, '2027-01-15'],
  ['2028-02', 1, '2028-03-01'],
])('an interview about %s with the day %i is overdue from %s on', (month, day, from) => {
  expect(overdueFrom(parseDiaryMonth(month), day)).toBe(from);
});

test.each([
  ['the last day before', '2026-02', '2026-03-15T03:59:59.999Z', false],
  ['its day', '2026-02', '2026-03-15T04:00:00.000Z', true],
  ['the end of its month', '2026-02', '2026-04-01T03:59:59.999Z', true],
  ['the first of the next', '2026-02', '2026-04-01T04:00:00.000Z', true],
  ['the third month’s last day', '2026-02', '2026-06-01T03:59:59.999Z', true],
  ['the fourth month', '2026-02', '2026-06-01T04:00:00.000Z', false],
  ['a month over the new year', '2025-11', '2026-02-28T12:00:00.000Z', true],
  ['a month that runs', '2026-03', '2026-03-20T12:00:00.000Z', false],
])('%s: it stands in the way or not', (_, month, moment, expected) => {
  expect(stands(month, moment)).toBe(expected);
});

test('28 as its day holds in February as well', () => {
  expect(stands('2026-01', '2026-02-27T12:00:00.000Z', { from: 28 })).toBe(false);
  expect(stands('2026-01', '2026-02-28T12:00:00.000Z', { from: 28 })).toBe(true);
});

test('a member who is away for the rest of the month does not hold it up, its last weekend included', () => {
  // May 2026 ends on a Sunday; vacation is marked on working days alone.
  const away = ['2026-05-27', '2026-05-28', '2026-05-29'];
  expect(stands('2026-04', '2026-05-26T12:00:00.000Z', { away })).toBe(true);
  expect(stands('2026-04', '2026-05-27T12:00:00.000Z', { away })).toBe(false);
  expect(stands('2026-04', '2026-05-31T12:00:00.000Z', { away })).toBe(false);
  expect(stands('2026-04', '2026-05-31T12:00:00.000Z', { away: away.slice(0, 2) })).toBe(true);
  expect(stands('2026-04', '2026-06-01T12:00:00.000Z', { away })).toBe(true);
});
