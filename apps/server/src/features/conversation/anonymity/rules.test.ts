import type { DiaryDay } from '@garden/calendar';
import { expect, test } from 'vitest';
import { fateOf, isCarriedOut, rowsFor, takenTogether } from './rules.ts';

const today = '2026-04-15' as DiaryDay;

test.each([
  ['2026-04-14', true, 'shown'],
  ['2026-04-14', false, 'waits'],
  ['2026-04-01', true, 'shown'],
  ['2026-04-01', false, 'waits'],
  ['2026-03-31', true, 'given back'],
  ['2026-03-31', false, 'given back'],
])('of %s, with a step: %s, a comment is %s', (day, isStep, fate) => {
  expect(fateOf({ day }, { today, isStep })).toBe(fate);
});

test.each([
  ['2026-04-14', 4, true],
  ['2026-04-14', 3, false],
  ['2026-04-01', 0, false],
  ['2026-03-31', 0, true],
])('a removal of %s, with %i readers here since, is carried out: %s', (day, readersSince, isDone) => {
  expect(isCarriedOut({ day }, { today, readersSince })).toBe(isDone);
});

test.each([
  [0, 16],
  [16, 16],
  [17, 32],
  [100, 128],
])('for %i that wait, the inbox has %i rows', (waiting, rows) => {
  expect(rowsFor(waiting)).toBe(rows);
});

test('steps are taken together for teams of one day with few people, a large team’s by themselves', () => {
  const begun = (teamId: string, members: number, on = '2026-04-15') => ({ teamId, members, today: on });
  const together = takenTogether([
    begun('d', 30),
    ...[begun('b', 300), begun('a', 200), begun('c', 900)],
    ...[begun('e', 10, '2026-04-14'), begun('f', 20)],
  ]);
  expect(together.map((teams) => teams.map(({ teamId }) => teamId).join(''))).toEqual(['e', 'ab', 'c', 'df']);
});
