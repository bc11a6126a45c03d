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

test('diaries of people one follows keep their own choice, and end with all mails', () => {
  const asked = { ...mailRhythms.daily, followed_diary: 'weekly' } as const;
  expect(rhythmOf(asked)).toBe('daily');
  expect(mailFor('now', asked).followed_diary).toBe('weekly');
  expect(mailFor('off', asked).followed_diary).toBe('off');
});
