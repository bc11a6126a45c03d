import type { DiaryDay } from '@garden/calendar';
import { describe, expect, test } from 'vitest';
import { isStepTaken, namedByStep } from './rules.ts';

const facts = { newReaders: 7, unread: 0, active: 8, mornings: 1 };

describe('a step', () => {
  test.each([
    ['of everyone', {}, true],
    ['of four', { newReaders: 4 }, true],
    ['of three', { newReaders: 3 }, false],
    ['in a team where four were active', { newReaders: 4, active: 4 }, false],
    ['without the last three, on the first morning', { newReaders: 4, unread: 3 }, false],
    ['without them, on the second morning', { newReaders: 4, unread: 3, mornings: 2 }, true],
    ['of eight without the last three', { newReaders: 8, unread: 3 }, true],
    ['where four more can have a step of their own', { newReaders: 4, unread: 4 }, true],
  ])('%s: %j', (_, change, isTaken) => {
    expect(isStepTaken({ ...facts, ...change })).toBe(isTaken);
  });
});

describe('the readers that a step names', () => {
  const today = '2026-04-01' as DiaryDay;
  const people = ['author', 'a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const members = people.map((userId) => ({ userId, lastSeen: '2026-03-31' }));
  const read = (ids: readonly string[], isNamed = false) =>
    ids.map((userId) => ({ userId, firstDay: '2026-03-31', isNamed }));
  const entry = { authorId: 'author', publishedOn: '2026-03-31' };

  test('everyone who is new, together', () => {
    expect(
      namedByStep({ ...entry, readers: read(['d', 'b', 'c', 'a', 'e', 'f', 'g']) }, members, today),
    ).toEqual(['d', 'b', 'c', 'a', 'e', 'f', 'g']);
  });

  test('no one, where those who are new are too few, however many were named before', () => {
    const readers = [...read(['a', 'b', 'c', 'd'], true), ...read(['e', 'f', 'g'])];
    expect(namedByStep({ ...entry, readers }, members, today)).toEqual([]);
  });

  test('no one, where no one is new', () => {
    expect(namedByStep({ ...entry, readers: read(['a', 'b', 'c', 'd'], true) }, members, today)).toEqual([]);
  });

  test('no one on a quiet day, where its readers alone were here since', () => {
    const readers = read(['a', 'b', 'c', 'd', 'e', 'f', 'g'].slice(0, 4));
    const quiet = members.map((member) => ({ ...member, lastSeen: '2026-03-30' }));
    const old = { authorId: 'author', publishedOn: '2026-03-20', readers };
    expect(namedByStep(old, quiet, '2026-04-02' as DiaryDay)).toEqual([]);
    expect(namedByStep(old, members, '2026-04-02' as DiaryDay)).toEqual(['a', 'b', 'c', 'd']);
  });
});
