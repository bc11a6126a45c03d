import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

test.each([
  ['晚上预演开城，林美让我演不耐烦的老板。', 'zh-Hans'],
  ['Ben 在那头真道歉了两回。', 'zh-Hans'],
  ['PR 合并了', 'zh-Hans'],
  ['看这个：https://garden.example/a/very/long/address', 'zh-Hans'],
  ['再看[这里](https://garden.example/another/long/address)，谢谢', 'zh-Hans'],
  ['https://garden.example/葡萄', 'zh-Hans'],
  ['The customer calls it 葡萄, we call it a grape.', 'en'],
  ['abcdefg葡萄园', 'en'],
  ['abcdef葡萄园', 'zh-Hans'],
  ['São Paulo', 'en'],
  ['Виноград', undefined],
  ['2026-11-24: 100 %', undefined],
  ['🍇🍇', undefined],
  ['', undefined],
] as const)('%s', (text, language) => expect(languageOf(text)).toBe(language));
