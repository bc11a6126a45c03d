import { mailRhythms } from '@garden/contract';
import { expect, test } from 'vitest';
import { mailFor, rhythmOf } from './rhythm.ts';

test.each(['now', 'daily', 'weekly', 'off'] as const)('knows %s again once it is chosen', (rhythm) => {
  expect(rhythmOf(mailFor(rhythm, mailRhythms.daily))).toBe(rhythm);
});

test('a kind that was set by itself makes a mix of one’s own', () => {
  expect(rhythmOf({ ...mailRhythms.daily, like: 'off' })).toBeNull();
  expect(rhythmOf({ ...mailRhythms.off, followed_diary: 'daily' })).toBeNull();
});

test.each(['followed_diary', 'weekly_statistics'] as const)(
  'what is only sent where it is asked for keeps its own choice, and ends with all mails: %s',
  (kind) => {
    const asked = { ...mailRhythms.daily, [kind]: 'weekly' } as const;
    expect(rhythmOf(asked)).toBe('daily');
    expect(mailFor('now', asked)[kind]).toBe('weekly');
    expect(mailFor('off', asked)[kind]).toBe('off');
  },
);
