import { expect, test } from 'vitest';
import { tagsIn } from './tags.ts';

test('tags stand between commas of either script, each once', () => {
  expect(tagsIn('phone, orders，电话、 phone ,')).toEqual(['phone', 'orders', '电话']);
  expect(tagsIn(' ')).toEqual([]);
});
