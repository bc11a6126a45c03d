import { expect, test } from 'vitest';
import { storedStore } from './stored-store.ts';

const shelf = (name: string) =>
  storedStore<{ open: boolean; count: number }>(
    { name, version: 2, part: ({ count }) => ({ count }) },
    () => ({
      open: false,
      count: 0,
    }),
  );

test('keeps its part of the state, and begins with what was kept', () => {
  shelf('berries').setState({ open: true, count: 3 });
  expect(localStorage.getItem('berries')).toBe('{"state":{"count":3},"version":2}');
  expect(shelf('berries').getState()).toEqual({ open: false, count: 3 });
});

test.each(['{"state":{"count":3},"version":1}', '{"state":{"count":3', '3'])(
  'begins anew with %s',
  (kept) => {
    localStorage.setItem('berries', kept);
    expect(shelf('berries').getState()).toEqual({ open: false, count: 0 });
  },
);

test('takes what another window has kept, and what is kept beside it', () => {
  const useStore = storedStore(
    { name: 'berries', version: 2, beside: () => ({ token: localStorage.getItem('token') }) },
    () => ({ count: 0, token: null as string | null }),
  );
  localStorage.setItem('berries', '{"state":{"count":4},"version":2}');
  localStorage.setItem('token', 'new');
  useStore.readAgain();
  expect(useStore.getState()).toEqual({ count: 4, token: 'new' });
});
