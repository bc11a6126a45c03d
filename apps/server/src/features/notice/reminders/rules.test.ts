import { describe, expect, test } from 'vitest';
import { isReminderDue, lastTimeOf } from './rules.ts';

describe('a reminder', () => {
  const at = new Date('2026-03-31T17:30:00.000Z');
  const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  test('belongs to the last time that the clock showed', () => {
    expect(lastTimeOf('17:30', 'UTC', later(0))).toEqual(at);
    expect(lastTimeOf('17:30', 'UTC', later(-1))).toEqual(new Date('2026-03-30T17:30:00.000Z'));
    expect(lastTimeOf('01:30', 'Asia/Shanghai', later(1))).toEqual(at);
  });
  test.each([
    ['at its time', 0, 0, null, true],
    ['a little later', 59, 0, null, true],
    ['never long after', 60, 0, null, false],
    ['not again soon', 119, 1, 0, false],
    ['once more after two hours', 120, 1, 0, true],
    ['never long after that', 180, 1, 0, false],
    ['not a third time', 240, 2, 120, false],
  ] as const)('comes %s', (_name, minutes, sent, lastAt, expected) => {
    const reminded = { sent, lastAt: lastAt === null ? null : later(lastAt) };
    expect(isReminderDue(later(minutes), at, reminded)).toBe(expected);
  });
});
