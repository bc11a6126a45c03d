import { describe, expect, test } from 'vitest';
import { splitByWords } from './marked-words.ts';

describe('a text with words to mark', () => {
  test('is split into them and what is between', () => {
    expect(splitByWords('Thanks @Lin Mei!', ['@Lin Mei'])).toEqual([
      { text: 'Thanks ', isMarked: false },
      { text: '@Lin Mei', isMarked: true },
      { text: '!', isMarked: false },
    ]);
  });

  test('knows the longer of two', () => {
    expect(splitByWords('@Ann Lee', ['@Ann', '@Ann Lee'])).toEqual([{ text: '@Ann Lee', isMarked: true }]);
  });

  test('takes them literally', () => {
    expect(splitByWords('@A.C (x)', ['@A.C (x)', '@a-b', '@b/c'])).toEqual([
      { text: '@A.C (x)', isMarked: true },
    ]);
    expect(splitByWords('@ABC', ['@A.C'])).toEqual([{ text: '@ABC', isMarked: false }]);
  });

  test('is whole where there is nothing to mark', () => {
    expect(splitByWords('as it is', [])).toEqual([{ text: 'as it is', isMarked: false }]);
  });
});
