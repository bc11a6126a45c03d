import type { BookLine } from '@garden/contract';
import { expect, test } from 'vitest';
import { blocksOf } from './chapter-blocks.ts';

const line = (text: string): BookLine => ({
  key: null,
  text,
  picture: null,
  edited: false,
  diaryId: null,
  day: null,
});
const picture = (text: string): BookLine => ({
  ...line(text),
  picture: { file: text, url: text, thumbnail: text, width: 4, height: 3 },
});

test('pictures that follow each other stand together, lines alone', () => {
  const blocks = blocksOf([picture('1'), line('a'), picture('2'), picture('3'), line('b'), line('c')]);
  expect(
    blocks.map((block) =>
      'line' in block ? block.line.text : block.pictures.map(({ text }) => text).join('+'),
    ),
  ).toEqual(['1', 'a', '2+3', 'b', 'c']);
});
