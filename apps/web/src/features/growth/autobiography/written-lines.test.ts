import { expect, test } from 'vitest';
import { moveLine, toSend, type WrittenLine, withPictures } from './written-lines.ts';

const lines: WrittenLine[] = ['a', 'b', 'c'].map((id) => ({ id, key: null, text: id }));
const texts = (moved: readonly WrittenLine[]) => moved.map(({ text }) => text).join('');

test('moves a line by one place, and none beyond the ends', () => {
  expect(texts(moveLine(lines, 0, 1))).toBe('bac');
  expect(texts(moveLine(lines, 2, -1))).toBe('acb');
  expect(moveLine(lines, 0, -1)).toBe(lines);
  expect(moveLine(lines, 2, 1)).toBe(lines);
});

test('puts chosen pictures where their days are, and those without a day at the end', () => {
  const dated = lines.map((line, at) => ({ ...line, day: at === 1 ? null : `2026-03-0${at + 1}` }));
  const shown = withPictures(dated, [
    { file: '1', alt: '1', day: '2026-03-01' },
    { file: '2', alt: '2', day: '2026-03-01' },
    { file: '4', alt: '4', day: '2026-03-09' },
    { file: 'x', alt: 'x', day: null },
  ]);
  expect(texts(shown)).toBe('ab12c4x');
});

test('sends pictures without words, and no empty line', () => {
  const written = [...lines.slice(0, 1), { id: 'empty', key: null, text: ' ' }];
  expect(toSend(withPictures(written, [{ file: 'vines.webp', alt: '', day: null }]))).toEqual([
    { key: null, text: 'a' },
    { text: '', picture: 'vines.webp' },
  ]);
});
