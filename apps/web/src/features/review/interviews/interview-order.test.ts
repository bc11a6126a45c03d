import { expect, test } from 'vitest';
import { canOpen, toHold, waitingFirst } from './interview-order.ts';

type Item = Parameters<typeof canOpen>[0];
const item = (id: string, more: Partial<Item> = {}): Item => ({
  person: { id },
  state: 'needed',
  record: null,
  closed: null,
  can: { record: false, write: false, sign: false, close: false, reopen: false },
  ...more,
});
const mine: Partial<Item> = { can: { record: true, write: false, sign: false, close: true, reopen: false } };
const idOf = (found: Item | undefined) => found?.person.id;

test('what waits comes first, and what the user is to hold opens', () => {
  const items = waitingFirst([
    item('done', { ...mine, state: 'interviewed' }),
    item('of another leader'),
    item('to hold', mine),
  ]);
  expect(items.map(idOf)).toEqual(['of another leader', 'to hold', 'done']);
  expect(idOf(toHold(items))).toBe('to hold');
});

test('a row opens for those who have more to see or to do there', () => {
  expect(canOpen(item('a', mine), 'me')).toBe(true);
  expect(canOpen(item('me'), 'me')).toBe(true);
  expect(canOpen(item('a'), 'me')).toBe(false);
});
