import { addDays, parseDiaryDay } from '@garden/calendar';
import { emptySections } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { mayChange, mayPublishTo, mayRead, sharedTeams } from './policy.ts';
import { isSameAudience, isSameText, lengthOf, openDay } from './rules.ts';

function faultOf(check: () => unknown): string {
  try {
    check();
    return 'none';
  } catch (error) {
    return error instanceof Refusal ? error.key : String(error);
  }
}

test('today and the seven days before are open', () => {
  const today = parseDiaryDay('2026-03-04');
  expect(openDay('2026-02-25', today)).toBe('2026-02-25');
  expect(faultOf(() => openDay('2026-02-24', today))).toBe('dayTooOld');
  expect(faultOf(() => openDay(addDays(today, 1), today))).toBe('dayInFuture');
});

test('the length of a diary is what its readers see of all its sections', () => {
  expect(
    lengthOf({ ...emptySections(), summary: '**a b**', learnings: '# 葡萄', nextTasks: ['- x', '👩‍👩‍👧'] }),
  ).toBe(6);
  const own = { mistakes: [{ text: 'secret', shared: true }], unclear: ['!! secret'] };
  expect(lengthOf({ ...emptySections(), summary: 'abc\n\n!! secret', ...own })).toBe(3);
});

test('two texts are the same when nothing in them differs', () => {
  const text = {
    title: null,
    expression: '🙂',
    images: [{ file: 'a.webp', alt: 'Vines' }],
    sections: { ...emptySections(), summary: 's', nextTasks: ['a', 'b'] },
  };
  const withTasks = (nextTasks: string[]) => ({ ...text, sections: { ...text.sections, nextTasks } });
  expect(isSameText(text, structuredClone(text))).toBe(true);
  expect(isSameText(text, { ...text, title: 't' })).toBe(false);
  expect(isSameText(text, { ...text, expression: null })).toBe(false);
  expect(isSameText(text, { ...text, images: [] })).toBe(false);
  expect(isSameText(text, { ...text, images: [{ file: 'a.webp', alt: 'Wine' }] })).toBe(false);
  expect(isSameText(text, withTasks(['b', 'a']))).toBe(false);
  expect(isSameText(text, withTasks(['a']))).toBe(false);
});

test('two audiences are the same whatever their order; no one is not "all"', () => {
  expect(isSameAudience(['a', 'b'], ['b', 'a'])).toBe(true);
  expect(isSameAudience(['a'], ['a', 'b'])).toBe(false);
  expect(isSameAudience([], null)).toBe(false);
  expect(isSameAudience(null, null)).toBe(true);
});

describe('rights', () => {
  const diary = { authorId: 'maya', teamIds: ['field', 'cellar'] };
  const reader = (userId: string, ...teamIds: string[]) => ({ userId, teamIds });

  test('the author and the members of its teams read a diary', () => {
    expect(mayRead(diary, reader('maya'))).toBe(true);
    expect(mayRead(diary, reader('ben', 'cellar', 'shop'))).toBe(true);
    expect(mayRead(diary, reader('ben', 'shop'))).toBe(false);
    expect(mayRead({ authorId: 'maya', teamIds: [] }, reader('ben', 'field'))).toBe(false);
    expect(sharedTeams(diary, reader('ben', 'shop', 'cellar'))).toEqual(['cellar']);
  });

  test('the author changes it while they are in all of its teams', () => {
    expect(mayChange(diary, reader('maya', 'cellar', 'field', 'shop'))).toBe(true);
    expect(mayChange(diary, reader('maya', 'cellar'))).toBe(false);
    expect(mayChange(diary, reader('ben', 'cellar', 'field'))).toBe(false);
    expect(mayPublishTo([], reader('ben'))).toBe(true);
  });
});
