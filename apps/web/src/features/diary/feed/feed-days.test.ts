import { emptySections } from '@garden/contract';
import { expect, test } from 'vitest';
import { sampleDiary } from '../../../lib/testing/sample-diary.ts';
import { byDay, isLong } from './feed-days.ts';

const diary = (id: string, day: string) => sampleDiary({ id, day });

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
