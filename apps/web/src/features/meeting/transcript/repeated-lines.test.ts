import { expect, test } from 'vitest';
import { repeatedLines } from './repeated-lines.ts';

const heard = (...texts: readonly string[]) => texts.map((text) => ({ text, audioId: 'a' }));

test('a line that is written down three times in a row is marked, however it ends', () => {
  const lines = heard('We begin.', 'Thank you.', 'Thank you!', 'thank you', 'Bye.', 'Bye.');
  expect([...repeatedLines(lines)]).toEqual([1, 2, 3]);
});

test('what someone typed is theirs, and what was struck says nothing', () => {
  const typed = heard('Yes.', 'Yes.', 'Yes.').map(({ text }) => ({ text, audioId: null }));
  expect(repeatedLines(typed).size).toBe(0);
  expect(repeatedLines(heard('', '', '')).size).toBe(0);
});
