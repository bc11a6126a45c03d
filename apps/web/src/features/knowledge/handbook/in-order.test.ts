import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

const guidelines = [
  { id: 'p', pinned: true },
  { id: 'q', pinned: true },
  { id: 'a', pinned: false },
  { id: 'b', pinned: false },
  { id: 'c', pinned: false },
];
const order = (...placings: { id: string; position: number }[]) =>
  inOrder(guidelines, placings)
    .map(({ id }) => id)
    .join('');

test('a guideline moves among those that are pinned like it', () => {
  expect(order({ id: 'a', position: 2 })).toBe('pqbca');
  expect(order({ id: 'q', position: 0 })).toBe('qpabc');
  expect(order({ id: 'c', position: 9 })).toBe('pqabc');
});

test('one move follows another, and what is gone moves nothing', () => {
  expect(order({ id: 'a', position: 1 }, { id: 'a', position: 2 }, { id: 'x', position: 0 })).toBe('pqbca');
});
