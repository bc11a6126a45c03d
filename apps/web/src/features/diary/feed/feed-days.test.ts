import { type DiaryView, emptySections } from '@garden/contract';
import { expect, test } from 'vitest';
import { byDay, isLong } from './feed-days.ts';

const diary = (id: string, day: string): DiaryView => ({
  id,
  author: { id: 'a', name: 'Lin Mei', avatar: null },
  day,
  teamIds: [],
  title: null,
  sections: { ...emptySections(), summary: 'Done' },
  asked: [],
  expression: null,
  version: 1,
  publishedAt: `${day}T10:00:00.000Z`,
  updatedAt: `${day}T10:00:00.000Z`,
  late: false,
  score: null,
  plain: false,
  talk: { comments: 0, reactions: [], answered: null, can: { comment: false } },
  reviews: [],
  images: [],
  can: { edit: false, delete: false, reviewGood: false },
});

test('groups a feed by day', () => {
  const days = byDay([diary('1', '2026-11-20'), diary('2', '2026-11-20'), diary('3', '2026-11-19')]);
  expect(days.map(({ day, diaries }) => [day, diaries.map(({ id }) => id)])).toEqual([
    ['2026-11-20', ['1', '2']],
    ['2026-11-19', ['3']],
  ]);
});

test('cuts what is longer than a phone, Chinese characters counting twice', () => {
  const of = (summary: string) => isLong({ sections: { ...emptySections(), summary } });
  expect(of('x'.repeat(420))).toBe(false);
  expect(of('x'.repeat(421))).toBe(true);
  expect(of('字'.repeat(211))).toBe(true);
  expect(of('- a\n'.repeat(8))).toBe(true);
});
