import { expect, test } from 'vitest';
import { isCodeBlock, paragraphsOf } from './paragraphs.ts';

test.each([
  ['', []],
  ['One line', ['One line']],
  ['One\ntwo\n\n\n \nthree', ['One\ntwo', 'three']],
  ['```js\na\n\nb\n```\n\nAfter', ['```js\na\n\nb\n```', 'After']],
  ['~~~\n```\n\n~~~\n\nAfter', ['~~~\n```\n\n~~~', 'After']],
  ['Never closed\n\n```\na\n\nb', ['Never closed', '```\na', 'b']],
  ['Before\n```\na\n```\nafter', ['Before', '```\na\n```', 'after']],
  ['- one\n\n- two', ['- one', '- two']],
])('%j has its paragraphs', (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs);
});

test('a code block is known', () => {
  expect(['```\na\n```', '`a`', 'text'].map(isCodeBlock)).toEqual([true, false, false]);
});
