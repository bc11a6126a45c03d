import { expect, test } from 'vitest';
import { translateSentence } from './translate-sentence.ts';

test.each([
  ['Login successful', 'zh', '登录成功'],
  ['Invalid username or password', 'zh', '用户名或密码错误'],
  ['登录成功', 'en', 'Login successful'],
  ['A name has at most 40 characters', 'zh', '名称最多40个字'],
] as const)('%s is %s', (sentence, to, translation) => {
  expect(translateSentence(sentence, to)).toBe(translation);
});

test.each(['', 'Hello', '你好', 'constructor', 'a'.repeat(20_000)])(
  '%.20j is none of the product’s',
  (text) => {
    expect(translateSentence(text, 'zh')).toBeUndefined();
    expect(translateSentence(text, 'en')).toBeUndefined();
  },
);
