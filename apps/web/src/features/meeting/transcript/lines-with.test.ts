import { expect, test } from 'vitest';
import { linesWith } from './lines-with.ts';

const transcript = [
  { speaker: 'Ana', text: 'The new oven bakes.', at: null, audioId: null, isStruck: false },
  { speaker: '王芳', text: '我们买新炉子。', at: null, audioId: null, isStruck: false },
  { speaker: 'Bo', text: 'We buy the oven.', at: null, audioId: null, isStruck: false },
];
const found = (keyword: string) => linesWith(transcript, keyword).map(({ line }) => line);

test('lines are found by all words of what is said and of who says it, and keep their places', () => {
  expect(found('OVEN')).toEqual([0, 2]);
  expect(found('oven bo')).toEqual([2]);
  expect(found('王芳 炉子')).toEqual([1]);
  expect(found('mill')).toEqual([]);
  expect(found(' ')).toEqual([0, 1, 2]);
});
