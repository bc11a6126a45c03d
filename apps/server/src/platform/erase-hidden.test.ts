import { expect, test } from 'vitest';
import { inBatches } from './erase-hidden.ts';

test.each([
  [0, [0]],
  [2, [2]],
  [3, [3, 0]],
  [7, [3, 3, 1]],
])('%i are done three at a time', async (total, expected) => {
  const done: number[] = [];
  let left = total;
  const step = async (limit: number) => {
    const some = Math.min(left, limit);
    left -= some;
    done.push(some);
    return some;
  };
  expect(await inBatches(step, 3)).toBe(total);
  expect(done).toEqual(expected);
});
