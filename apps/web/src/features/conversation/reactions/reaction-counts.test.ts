import { describe, expect, test } from 'vitest';
import { countOf, toggled } from './reaction-counts.ts';

const reactions = [
  { emoji: '👍', count: 3, mine: false },
  { emoji: '🍇', count: 1, mine: true },
];

describe('a reaction added or removed', () => {
  test('counts one more, and is the reader’s', () => {
    expect(toggled(reactions, '👍')).toEqual([{ emoji: '👍', count: 4, mine: true }, reactions[1]]);
  });

  test('begins with one', () => {
    expect(toggled([], '🌱')).toEqual([{ emoji: '🌱', count: 1, mine: true }]);
  });

  test('is gone with its last one', () => {
    expect(toggled(reactions, '🍇')).toEqual([reactions[0]]);
  });

  test('is as before after both', () => {
    expect(toggled(toggled(reactions, '👍'), '👍')).toEqual(reactions);
  });
});

test('counts an unused emoji as zero', () => {
  expect(countOf(reactions, '🔥')).toEqual({ count: 0, mine: false });
  expect(countOf(reactions, '🍇')).toEqual({ count: 1, mine: true });
});
