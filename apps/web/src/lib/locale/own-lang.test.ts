import { afterEach, expect, test } from 'vitest';
import { ownLang } from './locale.ts';

const page = document.documentElement;
afterEach(() => {
  page.lang = '';
});

test.each([
  ['en', '晚上预演开城，笑死。', 'zh-Hans'],
  ['en', 'Rehearsed the opening tonight.', undefined],
  ['en', '2026-11-24', undefined],
  ['zh-Hans', 'Rehearsed the opening tonight.', 'en'],
  ['zh-Hans', '晚上预演开城，笑死。', undefined],
] as const)('on a page in %s: %s', (around, text, own) => {
  page.lang = around;
  expect(ownLang(text)).toBe(own);
});
