import { type BookLine, MAX_CHAPTER_LINES } from '@garden/contract';
import { expect, test } from 'vitest';
import { type Drawn, drawAnew, NO_CHAPTER, writeChapter } from './rules.ts';

const drawn = (key: string, date: number, text = key): Drawn => ({
  key,
  text,
  diaryId: `diary of ${date}`,
  day: `2026-03-0${date}`,
});
const texts = (lines: readonly BookLine[]) => lines.map(({ text }) => text);
const chapter = (lines: readonly BookLine[], takenOut: readonly string[] = []) => ({
  ...NO_CHAPTER,
  lines,
  takenOut,
});

test('draws a chapter in the order of its days', () => {
  const lines = drawAnew(NO_CHAPTER, [drawn('one', 1), drawn('two', 2)]);
  expect(texts(lines)).toEqual(['one', 'two']);
  expect(lines.every(({ edited }) => !edited)).toBe(true);
});

test('drawing anew keeps what was changed, written and taken out by hand, and renews the rest', () => {
  const first = drawAnew(NO_CHAPTER, [drawn('one', 1), drawn('two', 2), drawn('three', 3), drawn('four', 4)]);
  const written = writeChapter(chapter(first), [
    { key: 'one', text: 'one' },
    { key: 'three', text: 'three, said better' },
    { text: 'in my own words' },
    { key: 'four', text: 'four' },
  ]);
  expect(written.takenOut).toEqual(['two']);
  const again = drawAnew(chapter(written.lines, written.takenOut), [
    drawn('two', 2),
    drawn('between', 2),
    drawn('three', 3),
    drawn('five', 5),
  ]);
  expect(texts(again)).toEqual(['between', 'three, said better', 'in my own words', 'five']);
  expect(again.map(({ edited }) => edited)).toEqual([false, true, false, false]);
});

test('a changed line stays one that was changed, also when it reads as it was drawn again', () => {
  const first = drawAnew(NO_CHAPTER, [drawn('one', 1)]);
  const changed = writeChapter(chapter(first), [{ key: 'one', text: 'other' }]);
  const back = writeChapter(chapter(changed.lines), [{ key: 'one', text: 'one' }]);
  expect(back.lines).toMatchObject([{ key: 'one', edited: true, diaryId: 'diary of 1' }]);
});

test('a key that is unknown, or stands twice, is no drawn line', () => {
  const first = drawAnew(NO_CHAPTER, [drawn('one', 1)]);
  const { lines } = writeChapter(chapter(first), [
    { key: 'one', text: 'one' },
    { key: 'one', text: 'again' },
    { key: 'foreign', text: 'not mine' },
  ]);
  expect(lines.map(({ key, diaryId }) => [key, diaryId])).toEqual([
    ['one', 'diary of 1'],
    [null, null],
    [null, null],
  ]);
});

test('draws no more lines than a chapter has room for, and keeps all that are by hand', () => {
  const written = Array.from({ length: MAX_CHAPTER_LINES - 1 }, (_, at) => ({ text: `my line ${at}` }));
  const { lines } = writeChapter(NO_CHAPTER, written);
  const again = drawAnew(chapter(lines), [drawn('one', 1), drawn('two', 2)]);
  expect(texts(again)).toEqual([...texts(lines), 'one']);
});
