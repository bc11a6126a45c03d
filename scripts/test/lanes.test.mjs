import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runInLanes } from './lanes.mjs';

/** Runs the items and keeps, for each, the names that were running when it began. */
async function record(items) {
  const together = {};
  const active = new Set();
  const results = await runInLanes(items, 2, async (item) => {
    together[item.name] = [...active];
    active.add(item.name);
    await sleep(item.takes ?? 5);
    active.delete(item.name);
    return `${item.name} done`;
  });
  return { together, results };
}

test('runs two at a time and answers in the order of the items', async () => {
  const { together, results } = await record([{ name: 'a', takes: 20 }, { name: 'b' }, { name: 'c' }]);
  expect(together).toEqual({ a: [], b: ['a'], c: ['a'] });
  expect(results).toEqual(['a done', 'b done', 'c done']);
});

test('lets an item wait for another, and run at once when the other was not chosen', async () => {
  const { together } = await record([
    { name: 'build', takes: 20 },
    { name: 'browser', after: ['build'] },
  ]);
  expect(together).toEqual({ build: [], browser: [] });
  const alone = await record([{ name: 'browser', after: ['build'] }]);
  expect(alone.results).toEqual(['browser done']);
});

test('refuses a circle instead of waiting for ever', async () => {
  const circle = [
    { name: 'a', after: ['b'] },
    { name: 'b', after: ['a'] },
  ];
  await expect(record(circle)).rejects.toThrow('wait for each other: a, b');
});
