import { makeCalendar, parseDiaryDay } from '@garden/calendar';
import { expect, test } from 'vitest';
import { sampleHistoryDay } from '../../../lib/testing/sample-history-day.ts';
import { daysToCatchUp, markOf } from '../day-marks.shared.ts';
import { type HistoryDay, weekOf } from './my-days.ts';

const calendar = makeCalendar({ timezone: 'Asia/Shanghai' });
const today = parseDiaryDay('2026-11-20');
const day = (date: string, state: HistoryDay['state'], late = false) =>
  sampleHistoryDay({ day: date, state, late });

test('draws each state', () => {
  expect(markOf({ state: 'submitted', late: true })).toBe('late');
  expect(markOf({ state: 'upcoming', late: false })).toBe('not-submitted');
  expect(markOf({ state: 'vacation', late: false })).toBe('vacation');
});

test('shows the working days of the week, and a weekend day only with a diary', () => {
  const days = [day('2026-11-16', 'submitted'), day('2026-11-17', 'missed'), day('2026-11-21', 'holiday')];
  expect(weekOf(days, today, calendar).map(({ date, state }) => `${date.slice(-2)} ${state}`)).toEqual([
    '16 submitted',
    '17 missed',
    '18 not-submitted',
    '19 not-submitted',
    '20 not-submitted',
  ]);
  expect(weekOf([day('2026-11-22', 'submitted')], today, calendar).at(-1)?.date).toBe('2026-11-22');
});

test('leaves holidays out, and shows a worked Saturday, as the server says', () => {
  const days = [day('2026-11-19', 'holiday'), day('2026-11-21', 'upcoming')];
  expect(weekOf(days, today, calendar).map(({ date }) => date.slice(-2))).toEqual([
    ...['16', '17', '18', '20', '21'],
  ]);
});

test('shows today, though it is a day off', () => {
  const sunday = parseDiaryDay('2026-11-22');
  for (const days of [[], [day('2026-11-22', 'holiday')]]) {
    expect(weekOf(days, sunday, calendar).at(-1)).toEqual({ date: '2026-11-22', state: 'holiday' });
  }
});

test('offers missed days of the last seven, the newest first', () => {
  const days = [day('2026-11-12', 'missed'), day('2026-11-13', 'missed'), day('2026-11-17', 'missed')];
  expect(daysToCatchUp(days, today)).toEqual(['2026-11-17', '2026-11-13']);
});
