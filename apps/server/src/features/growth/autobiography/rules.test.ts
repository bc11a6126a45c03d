import { MAX_CHAPTER_LINES } from '@garden/contract';
import { expect, test } from 'vitest';
import {
  DRAWN_PICTURES,
  type Drawn,
  drawAnew,
  type KeptLine,
  NO_CHAPTER,
  presentLines,
  withPictures,
  writeChapter,
} from './rules.ts';

const drawn = (key: string, date: number, text = key): Drawn => ({
  key,
  text,
  diaryId: `diary of ${date}`,
  day: `2026-03-0${date}`,
});
const texts = (lines: readonly KeptLine[]) => lines.map(({ text }) => text);
const chapter = (lines: readonly KeptLine[], takenOut: readonly string[] = []) => ({
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

test('what was put in another order stays so, also where its words are as they were drawn', () => {
  const days = [drawn('one', 1), drawn('two', 2), drawn('three', 3)];
  const first = drawAnew(NO_CHAPTER, days);
  const written = writeChapter(chapter(first), [
    { key: 'three', text: 'three' },
    { text: 'in my own words' },
    { key: 'one', text: 'one' },
    { key: 'two', text: 'two' },
  ]);
  expect(texts(drawAnew(chapter(written.lines), [...days, drawn('four', 4)]))).toEqual([
    'three',
    'in my own words',
    'one',
    'two',
    'four',
  ]);
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

const image = (name: string, alt = '') => ({ file: `${name}.webp`, width: 40, height: 30, alt });
const shows = (date: number, ...images: ReturnType<typeof image>[]) => ({
  id: `diary of ${date}`,
  day: `2026-03-0${date}`,
  images,
});
const pictureNames = (lines: readonly KeptLine[]) =>
  lines.map(({ key, picture }) => picture?.file.replace('.webp', '') ?? key);

test('draws the first picture of each day, after what was drawn of that day', () => {
  const lines = withPictures(
    [drawn('one', 1), drawn('three', 3)],
    [shows(1, image('vines', 'Vines in rain'), image('second')), shows(2, image('press')), shows(4)],
  );
  expect(pictureNames(drawAnew(NO_CHAPTER, lines))).toEqual(['one', 'vines', 'press', 'three']);
  expect(lines[1]).toMatchObject({ text: 'Vines in rain', diaryId: 'diary of 1', day: '2026-03-01' });
});

test('of many pictures it draws a few, those of days that have something to say first', () => {
  const days = Array.from({ length: DRAWN_PICTURES + 2 }, (_, at) => shows(at + 1, image(`day ${at + 1}`)));
  const last = drawn('last', DRAWN_PICTURES + 2);
  const names = pictureNames(drawAnew(NO_CHAPTER, withPictures([last], days)));
  expect(names).toEqual(['day 1', 'day 2', 'day 3', 'day 4', 'day 5', 'last', 'day 8']);
});

const own = new Map(
  ['vines', 'press'].map((name) => [
    `${name}.webp`,
    { ...image(name), diaryId: 'diary of 1', day: '2026-03-01' },
  ]),
);

test('a picture that was chosen stays when a chapter is drawn anew, and stands there once', () => {
  const written = writeChapter(
    NO_CHAPTER,
    [
      { picture: 'press.webp', text: 'The press' },
      { text: 'Then we rested.' },
      { picture: 'vines.webp', text: '' },
      { picture: 'press.webp', text: 'Again' },
    ],
    own,
  );
  expect(pictureNames(written.lines)).toEqual(['press', null, 'vines']);
  const drawnAgain = withPictures([], [shows(1, image('vines', 'As it was')), shows(2, image('new'))]);
  const again = drawAnew(chapter(written.lines), drawnAgain);
  expect(pictureNames(again)).toEqual(['press', null, 'vines', 'new']);
  expect(texts(again)).toEqual(['The press', 'Then we rested.', '', '']);
});

test('a picture that was taken out is drawn no more, until it is chosen again', () => {
  const pictures = withPictures([], [shows(1, image('vines', 'Vines'))]);
  const first = drawAnew(NO_CHAPTER, pictures);
  const without = writeChapter(chapter(first), [{ text: 'No pictures' }], own);
  expect(pictureNames(drawAnew(chapter(without.lines, without.takenOut), pictures))).toEqual([null]);
  const back = writeChapter(
    chapter(without.lines, without.takenOut),
    [{ picture: 'vines.webp', text: 'Mine' }],
    own,
  );
  expect(back.takenOut).toEqual([]);
  expect(back.lines).toMatchObject([{ text: 'Mine', edited: true, day: '2026-03-01' }]);
});

test('lines that were kept before there were pictures have none', () => {
  const [line] = drawAnew(NO_CHAPTER, [drawn('one', 1)]);
  expect(presentLines(line ? [line] : [])).toMatchObject([{ key: 'one', picture: null }]);
});
