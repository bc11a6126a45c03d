import { describe, expect, test } from 'vitest';
import { movedTo, nextAfterMove } from './order.ts';
import { tagsOf, tagText } from './tags.ts';

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

describe('moving an item', () => {
  test.each([
    ['d', 0, 'dabc', 'a'],
    ['a', 1, 'bacd', 'c'],
    ['b', 3, 'acdb', undefined],
    ['c', 2, 'abcd', 'd'],
  ] as const)('%s to place %i', (id, place, order, before) => {
    expect(ids(movedTo(items, id, place))).toBe(order);
    expect(nextAfterMove(items, id, place)).toBe(before);
  });

  test('one that is gone changes nothing', () => {
    expect(ids(movedTo(items, 'x', 0))).toBe('abcd');
  });
});

test('tags are typed with the commas of any script', () => {
  expect(tagsOf(' calm,craft，客户、  ;')).toEqual(['calm', 'craft', '客户']);
  expect(tagText(['calm', 'craft'], 'en')).toBe('calm, craft');
  expect(tagText(['冷静', '手艺'], 'zh-Hans')).toBe('冷静，手艺');
});
