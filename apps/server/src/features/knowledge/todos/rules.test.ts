import { makeCalendar, parseDiaryDay } from '@garden/calendar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOfMoved, dayOfNew, goalDue, moveTo, planChanges, todoDays } from './rules.ts';

const calendar = makeCalendar({ timezone: 'Europe/Lisbon' });
const on = (day: string) => ({ today: parseDiaryDay(day), calendar });
const FRIDAY = on('2026-03-27');

describe('the day of a to-do', () => {
  test('is today, or any until the next working day', () => {
    expect(todoDays(FRIDAY)).toEqual({ from: '2026-03-27', to: '2026-03-30' });
    expect(dayOfNew('day', undefined, FRIDAY)).toBe('2026-03-27');
    expect(dayOfNew('day', '2026-03-30', FRIDAY)).toBe('2026-03-30');
  });

  test.each(['2026-03-26', '2026-03-31'])('is not %s', (day) => {
    expect(() => dayOfNew('day', day, FRIDAY)).toThrow(
      'A to-do is for the next 24 hours: choose a day from 2026-03-27 to 2026-03-30',
    );
  });

  test('can go back to where it was, as far as a diary can be caught up on', () => {
    const todo = { kind: 'day', createdAt: new Date('2026-03-20T10:00:00Z') } as const;
    expect(dayOfMoved(todo, '2026-03-13', FRIDAY)).toBe('2026-03-13');
    expect(() => dayOfMoved(todo, '2026-03-12', FRIDAY)).toThrow('A to-do is for');
    expect(() => dayOfMoved(todo, '2026-03-31', FRIDAY)).toThrow('A to-do is for');
  });
});

describe('the due date of a goal', () => {
  test.each([
    ['2026-03-27', '2026-06-27', '2026-09-27'],
    ['2026-11-30', '2027-02-28', '2027-05-30'],
    ['2027-08-31', '2027-11-30', '2028-02-29'],
    ['0999-12-31', '1000-03-31', '1000-06-30'],
  ])('of %s lies from %s to %s', (set, from, to) => {
    expect(goalDue(parseDiaryDay(set))).toEqual({ from, to });
  });

  test('is the first possible one unless it is wished for, and never outside', () => {
    expect(dayOfNew('goal', undefined, FRIDAY)).toBe('2026-06-27');
    expect(dayOfNew('goal', '2026-09-27', FRIDAY)).toBe('2026-09-27');
    for (const day of ['2026-06-26', '2026-09-28'])
      expect(() => dayOfNew('goal', day, FRIDAY)).toThrow(
        'A long-term goal is due in 3 to 6 months: choose a day from 2026-06-27 to 2026-09-27',
      );
  });

  test('moves within three months of its making and six from today', () => {
    const goal = { kind: 'goal', createdAt: new Date('2026-01-10T10:00:00Z') } as const;
    expect(dayOfMoved(goal, '2026-04-10', FRIDAY)).toBe('2026-04-10');
    expect(dayOfMoved(goal, '2026-09-27', FRIDAY)).toBe('2026-09-27');
    expect(() => dayOfMoved(goal, '2026-04-09', FRIDAY)).toThrow('A long-term goal');
    expect(() => dayOfMoved(goal, '2026-09-28', FRIDAY)).toThrow('A long-term goal');
  });
});

test('a plan changes by what came and what went, each text once', () => {
  expect(planChanges(['a', 'b', 'b'], ['b', 'c', 'c'])).toEqual({ added: ['c'], removed: ['a'] });
  expect(planChanges(['a'], ['a'])).toEqual({ added: [], removed: [] });
});

test('a move keeps everything, and the order of the others', () => {
  const lists = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(lists, fc.nat(10), fc.nat(10), (ids, which, position) => {
      const id = ids[which % ids.length] ?? '';
      const items = ids.map((each) => ({ id: each }));
      const moved = moveTo(items, id, position).map((item) => item.id);
      expect(moved.filter((each) => each !== id)).toEqual(ids.filter((each) => each !== id));
      expect(moved.indexOf(id)).toBe(Math.min(position, ids.length - 1));
    }),
  );
});
