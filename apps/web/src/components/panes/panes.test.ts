import { expect, test } from 'vitest';
import { firstToOpen, itemFrom } from './open-item.ts';
import { keyTarget } from './pane-keys.ts';

const ids = ['a', 'b', 'c'];

test('what waits opens first, else the newest; nothing of an empty list', () => {
  expect(firstToOpen(ids, undefined, undefined)).toBe('a');
  expect(firstToOpen(ids, undefined, 'c')).toBe('c');
  expect(firstToOpen(ids, undefined, 'of another list')).toBe('a');
  expect(firstToOpen([], undefined, 'c')).toBeUndefined();
});

test('what is open stays while newer ones come and what waits is done, until the list is another one', () => {
  expect(firstToOpen(['new', ...ids], 'a', undefined)).toBe('a');
  expect(firstToOpen(ids, 'c', 'a')).toBe('c');
  expect(firstToOpen(['x', 'y'], 'c', 'y')).toBe('y');
});

test('one walks from item to item and stops at both ends', () => {
  expect(itemFrom(ids, 'a', 1)).toBe('b');
  expect(itemFrom(ids, 'b', -1)).toBe('a');
  expect(itemFrom(ids, 'c', 1)).toBe('c');
  expect(itemFrom(ids, 'a', -1)).toBe('a');
  expect(itemFrom([], 'a', 1)).toBeUndefined();
});

test('from an item that is not listed, both ways lead into the list', () => {
  for (const openId of ['elsewhere', undefined]) {
    expect(itemFrom(ids, openId, 1)).toBe('a');
    expect(itemFrom(ids, openId, -1)).toBe('a');
  }
});

test('letters walk, unless one writes or has switched them off; Escape always comes back', () => {
  const free = { isWriting: false, hasLetters: true };
  expect(['j', 'k', 'o', 'r', 'Escape', 'x'].map((key) => keyTarget(key, free))).toEqual([
    ...[1, -1, 'detail', 'field', 'list', undefined],
  ]);
  for (const held of [
    { isWriting: true, hasLetters: true },
    { isWriting: false, hasLetters: false },
  ]) {
    expect(['j', 'k', 'o', 'r'].map((key) => keyTarget(key, held))).toEqual([
      ...[undefined, undefined, undefined, undefined],
    ]);
    expect(keyTarget('Escape', held)).toBe('list');
  }
});
