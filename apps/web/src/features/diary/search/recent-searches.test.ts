import { expect, test } from 'vitest';
import { readSearches, withSearch } from './recent-searches.ts';

test('keeps the eight newest searches, each once', () => {
  expect(withSearch(['vines', 'press'], 'Press')).toEqual(['Press', 'vines']);
  const many = Array.from({ length: 12 }, (_, at) => `word ${at}`);
  expect(many.reduce<string[]>(withSearch, [])).toEqual(many.slice(4).toReversed());
});

test('reads what a browser has kept, whatever that is', () => {
  expect(readSearches('["葡萄","press"]')).toEqual(['葡萄', 'press']);
  for (const kept of [null, '', '{', '{}', 'null', '[1, {}]']) expect(readSearches(kept)).toEqual([]);
});
