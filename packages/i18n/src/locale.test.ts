import { describe, expect, test } from 'vitest';
import { matchLocale } from './locale.ts';

describe('matchLocale', () => {
  test.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['en-US,en;q=0.9,zh;q=0.8', 'en'],
    ['fr, zh-TW;q=0.4, en;q=0.5', 'en'],
    ['zh;q=0, en;q=0.1', 'en'],
    ['ZH-hans', 'zh'],
    ['de, *;q=0.5', 'fallback'],
    ['', 'fallback'],
    [undefined, 'fallback'],
    [';;q=,q=x', 'fallback'],
  ])('reads %j as %s', (header, expected) => {
    expect(matchLocale(header, 'fallback')).toBe(expected);
  });

  test('takes the first of a list', () => {
    expect(matchLocale(['fr-FR', 'zh-Hant-HK', 'en'], 'en')).toBe('zh');
  });
});
