import { expect, test } from 'vitest';
import { countError, readCount } from './read-count.ts';

test('reads whole numbers, full-width digits included', () => {
  expect([readCount('30'), readCount(' 0 '), readCount('３０')]).toEqual([30, 0, 30]);
});

test('reads nothing else', () => {
  expect(['', '-1', '3.5', '1e3', 'ten', '1234567'].map(readCount)).toEqual(Array(6).fill(undefined));
});

test('says what is wrong with a number', () => {
  const bounds = { from: 5, to: 90 };
  expect(countError('5', bounds)).toBeUndefined();
  expect(countError('90', bounds)).toBeUndefined();
  expect(countError('', bounds)).toMatchObject({ key: 'numberTooSmall', params: { minimum: 5 } });
  expect(countError('91', bounds)).toMatchObject({ key: 'numberTooBig', params: { maximum: 90 } });
});
