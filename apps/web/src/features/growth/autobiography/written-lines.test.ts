import { expect, test } from 'vitest';
import { moveLine, type WrittenLine } from './written-lines.ts';

const lines: WrittenLine[] = ['a', 'b', 'c'].map((id) => ({ id, key: null, text: id }));
const texts = (moved: readonly WrittenLine[]) => moved.map(({ text }) => text).join('');

test('moves a line by one place, and none beyond the ends', () => {
  expect(texts(moveLine(lines, 0, 1))).toBe('bac');
  expect(texts(moveLine(lines, 2, -1))).toBe('acb');
  expect(moveLine(lines, 0, -1)).toBe(lines);
  expect(moveLine(lines, 2, 1)).toBe(lines);
});
