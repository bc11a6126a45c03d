import { describe, expect, it } from 'vitest';
import { createTyped, rowByKey, rowByWords, typesLetter } from './row-keys.ts';

describe('rowByKey', () => {
  it('goes to the next and the last', () => {
    expect(rowByKey('ArrowDown', 0, 3, false)).toBe(1);
    expect(rowByKey('ArrowUp', 2, 3, false)).toBe(1);
    expect(rowByKey('Home', 2, 3, false)).toBe(0);
    expect(rowByKey('End', 0, 3, false)).toBe(2);
  });

  it('begins at an end where no row has the focus', () => {
    expect(rowByKey('ArrowDown', -1, 3, false)).toBe(0);
    expect(rowByKey('ArrowUp', -1, 3, false)).toBe(2);
  });

  it('stops at the ends, or goes round', () => {
    expect(rowByKey('ArrowDown', 2, 3, false)).toBe(2);
    expect(rowByKey('ArrowUp', 0, 3, false)).toBe(0);
    expect(rowByKey('ArrowDown', 2, 3, true)).toBe(0);
    expect(rowByKey('ArrowUp', 0, 3, true)).toBe(2);
  });

  it('leaves other keys and empty lists alone', () => {
    expect(rowByKey('a', 0, 3, true)).toBeUndefined();
    expect(rowByKey('ArrowDown', -1, 0, true)).toBeUndefined();
  });
});

describe('rowByWords', () => {
  const texts = ['Every day', 'Monday', 'Tuesday', 'Thursday', '团队'];

  it('finds the first row that begins with the words, whatever their case', () => {
    expect(rowByWords(texts, 'th', -1)).toBe(3);
    expect(rowByWords(texts, 'MON', 2)).toBe(1);
    expect(rowByWords(texts, '团', 0)).toBe(4);
    expect(rowByWords(texts, 'x', 0)).toBeUndefined();
    expect(rowByWords([], 'x', -1)).toBeUndefined();
  });

  it('goes from one to the next with one letter, and stays while a word grows', () => {
    expect(rowByWords(texts, 't', 0)).toBe(2);
    expect(rowByWords(texts, 't', 2)).toBe(3);
    expect(rowByWords(texts, 'tt', 3)).toBe(2);
    expect(rowByWords(texts, 'tu', 2)).toBe(2);
  });
});

describe('typesLetter', () => {
  const press = (key: string, held = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

  it('tells letters from commands', () => {
    expect(typesLetter(press('a'))).toBe(true);
    expect(typesLetter(press('葡'))).toBe(true);
    expect(typesLetter(press('Enter'))).toBe(false);
    expect(typesLetter(press(' '))).toBe(false);
    expect(typesLetter(press('a', { ctrlKey: true }))).toBe(false);
  });
});

describe('createTyped', () => {
  it('puts letters together until a pause', () => {
    const typed = createTyped();
    expect(typed.add('t', 0)).toBe('t');
    expect(typed.add('h', 500)).toBe('th');
    expect(typed.add('m', 1500)).toBe('m');
  });
});
