import { describe, expect, test } from 'vitest';
import { afterQuiet, type MailWish, mailDue, mergeMailChoices } from './rules.ts';

const shanghai = { timezone: 'Asia/Shanghai', quiet: null } as const;
const night = { from: '22:00', to: '07:00' };
const due = (at: string, wish: Partial<MailWish>) =>
  mailDue(new Date(at), { choice: 'now', ...shanghai, ...wish })?.toISOString() ?? null;

describe('a mail is due', () => {
  // Tuesday 31 March 2026, 17:00 in Shanghai.
  const at = '2026-03-31T09:00:00.000Z';
  test.each([
    ['now', null, at],
    ['daily', null, '2026-04-01T00:00:00.000Z'],
    ['weekly', null, '2026-04-06T00:00:00.000Z'],
    ['off', null, null],
    ['now', { from: '16:00', to: '18:00' }, '2026-03-31T10:00:00.000Z'],
    ['daily', { from: '22:00', to: '09:30' }, '2026-04-01T01:30:00.000Z'],
  ] as const)('%s with quiet hours %j', (choice, quiet, expected) => {
    expect(due(at, { choice, quiet })).toBe(expected);
  });

  test('on the same morning where it happened before that', () => {
    expect(due('2026-03-30T23:59:00.000Z', { choice: 'daily' })).toBe('2026-03-31T00:00:00.000Z');
    expect(due('2026-03-29T23:59:00.000Z', { choice: 'weekly' })).toBe('2026-03-30T00:00:00.000Z');
  });
});

describe('quiet hours', () => {
  const ends = (at: string, timezone = 'UTC', quiet = night) =>
    afterQuiet(new Date(at), quiet, timezone).toISOString();
  test('last over midnight, their end not included', () => {
    expect(ends('2026-03-31T21:59:59.000Z')).toBe('2026-03-31T21:59:59.000Z');
    expect(ends('2026-03-31T22:00:00.000Z')).toBe('2026-04-01T07:00:00.000Z');
    expect(ends('2026-04-01T06:59:59.000Z')).toBe('2026-04-01T07:00:00.000Z');
    expect(ends('2026-04-01T07:00:00.000Z')).toBe('2026-04-01T07:00:00.000Z');
  });
  test('follow the clocks of their place, also on the night they change', () => {
    expect(ends('2026-03-28T23:00:00.000Z', 'Europe/Lisbon')).toBe('2026-03-29T06:00:00.000Z');
  });
  test('are none where they begin and end at the same time', () => {
    expect(ends('2026-03-31T22:00:00.000Z', 'UTC', { from: '22:00', to: '22:00' })).toBe(
      '2026-03-31T22:00:00.000Z',
    );
  });
});

test('what no one chose is as the product has it', () => {
  expect(mergeMailChoices({ mention: 'off', unheard: 'now' })).toMatchObject({
    mention: 'off',
    comment: 'daily',
  });
  expect(mergeMailChoices({})).not.toHaveProperty('unheard');
});
