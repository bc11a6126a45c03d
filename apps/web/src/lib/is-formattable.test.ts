import { expect, test } from 'vitest';
import { isFormattable } from './is-formattable.ts';

test.each(['a\n=\n', 'a\n-\n', '> a\n\n'])('thousands of %j are shown as typed', (block) => {
  expect(isFormattable(block.repeat(300))).toBe(true);
  expect(isFormattable(block.repeat(4_000))).toBe(false);
});

test('a long text of any other marks is formatted', () => {
  for (const block of ['A paragraph.\n\n', '- an item\n', '# A heading\n', '`a = b`\n', '2 - 1 = 1\n']) {
    expect(isFormattable(block.repeat(Math.floor(20_000 / block.length)))).toBe(true);
  }
});
