import type { VineDay } from '@garden/contract';
import { expect, test } from 'vitest';
import { drawnMonth } from './bunch.ts';

const day = (date: string, parts: Partial<VineDay> = {}): VineDay => ({
  day: date,
  state: 'submitted',
  late: false,
  grade: null,
  plain: false,
  diaryId: null,
  ...parts,
});
const drawn = (known: readonly VineDay[]) =>
  drawnMonth({ personId: 'lin', month: '2026-06', known, locale: 'zh' }, ({ diaryId }) => diaryId !== null);

test('has the days since someone came, each as it was and with the grade that may be seen', () => {
  const { days, weeks } = drawn([
    day('2026-06-25', { grade: 'A', diaryId: 'one' }),
    day('2026-06-26', { late: true }),
    day('2026-06-29', { state: 'upcoming' }),
  ]);
  expect(days).toEqual([
    { date: '2026-06-25', state: 'submitted', grade: 'A', disabled: false },
    { date: '2026-06-26', state: 'late', grade: undefined, disabled: true },
    { date: '2026-06-29', state: undefined, grade: undefined, disabled: true },
  ]);
  expect(weeks).toHaveLength(5);
});

test('calls holidays by their names in the language of the reader', () => {
  const holiday = { en: 'Dragon Boat Festival', zh: '端午节' };
  const { days } = drawn([day('2026-06-18'), day('2026-06-19', { state: 'holiday', holiday })]);
  expect(days.map(({ note }) => note)).toEqual([undefined, '端午节']);
});

test('of a month that is still to come is a bare cane', () => {
  expect(
    drawn([day('2026-06-01', { state: 'upcoming' }), day('2026-06-06', { state: 'holiday' })]).days,
  ).toEqual([]);
});
