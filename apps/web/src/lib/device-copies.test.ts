import { expect, test, vi } from 'vitest';
import { deviceCopies, eraseCopies } from './device-copies.ts';
import { deviceCopy } from './preferences/device-copy.ts';

function fakeDatabases() {
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  return () => deleteDatabase.mock.calls.map(([name]) => name);
}

test('switching the copy off erases what was read, and leaves today’s day', () => {
  const erased = fakeDatabases();
  deviceCopy.choose('on');
  expect(erased()).toEqual([]);
  deviceCopy.choose('off');
  expect(erased()).toEqual([deviceCopies.reads]);
  deviceCopy.choose('on');
});

test('a browser without IndexedDB has nothing to erase', () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(() => eraseCopies()).not.toThrow();
});
