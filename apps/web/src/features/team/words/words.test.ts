import { expect, test } from 'vitest';
import { wordsError, wordsOf } from './words.ts';

test('separates by commas of either keyboard, leaves empty items out, keeps each word once', () => {
  expect(wordsOf(' Orchid,, 项目甲，orchid、 two  words ,')).toEqual(['orchid', '项目甲', 'two words']);
  expect(wordsOf(' , ，')).toEqual([]);
});

test('names the word that is too long, and counts to five hundred', () => {
  const long = 'x'.repeat(51);
  expect(wordsError(['short', long])).toMatchObject({ key: 'wordTooLong', params: { word: long } });
  const many = Array.from({ length: 501 }, (_, index) => `word${index}`);
  expect(wordsError(many)).toMatchObject({ key: 'wordsTooMany', params: { maximum: 500 } });
  expect(wordsError(many.slice(1))).toBeUndefined();
});
