import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { batchQuery, batchQueryOn, MOST_TOGETHER, PATIENCE_MS } from './batch-query.ts';
import { QueryOutsideTransaction } from './errors.ts';
import type { OpenDatabase } from './open-database.ts';
import { openEmpty } from './testing/open-empty.ts';

/** Something to ask that keeps what it was asked, and answers each time when it is told to. */
function openDesk() {
  const asked: (readonly number[])[] = [];
  const under: PromiseWithResolvers<void>[] = [];
  const ask = batchQuery(async (numbers: readonly number[]) => {
    asked.push(numbers);
    const way = Promise.withResolvers<void>();
    under.push(way);
    await way.promise;
    return (number) => number * 2;
  });
  return {
    asked,
    ask,
    answer: () => under.shift()?.resolve(),
    fail: (why: Error) => under.shift()?.reject(why),
  };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('those who ask', () => {
  test('in the same moment share one statement, and each gets its own answer', async () => {
    const { asked, ask, answer } = openDesk();
    const answers = Promise.all([ask(1), ask(2), ask(1)]);
    await turn();
    answer();
    expect(await answers).toEqual([2, 4, 2]);
    expect(asked).toEqual([[1, 2, 1]]);
  });

  test('while one is under way share the next: no one is told what was read before they asked', async () => {
    const { asked, ask, answer } = openDesk();
    const first = ask(1);
    await turn();
    const later = Promise.all([ask(2), ask(3)]);
    await turn();
    expect(asked).toEqual([[1]]);
    answer();
    expect(await first).toBe(2);
    await turn();
    expect(asked).toEqual([[1], [2, 3]]);
    answer();
    expect(await later).toEqual([4, 6]);
  });

  test('are not held up for long by a statement that does not end', async () => {
    const { asked, ask, answer } = openDesk();
    const slow = ask(1);
    await turn();
    const later = ask(2);
    await pause(PATIENCE_MS + 20);
    expect(asked).toEqual([[1], [2]]);
    answer();
    answer();
    expect(await Promise.all([slow, later])).toEqual([2, 4]);
    const last = ask(3);
    await turn();
    answer();
    expect(await last).toBe(6);
  });

  test('are so many at once at most', async () => {
    const sizes: number[] = [];
    const ask = batchQuery(async (numbers: readonly number[]) => {
      sizes.push(numbers.length);
      return (number) => number;
    });
    const numbers = Array.from({ length: MOST_TOGETHER + 1 }, (_, number) => number);
    expect(await Promise.all(numbers.map(ask))).toEqual(numbers);
    expect(sizes).toEqual([MOST_TOGETHER, 1]);
  });
});

describe('a failure', () => {
  test('of one is not that of the others', async () => {
    const ask = batchQuery(async (numbers: readonly number[]) => {
      if (numbers.includes(2)) throw new Error('two is not here');
      return (number) => number * 2;
    });
    const settled = await Promise.allSettled([ask(1), ask(2), ask(3)]);
    expect(settled).toEqual([
      { status: 'fulfilled', value: 2 },
      { status: 'rejected', reason: new Error('two is not here') },
      { status: 'fulfilled', value: 6 },
    ]);
  });

  test('does not keep the next from being asked', async () => {
    const { ask, answer, fail } = openDesk();
    const first = ask(1);
    await turn();
    fail(new Error('the connection was lost'));
    await expect(first).rejects.toThrow('the connection was lost');
    const second = ask(2);
    await turn();
    answer();
    expect(await second).toBe(4);
  });
});

describe('on a database', { tags: 'postgres/engine' }, () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openEmpty();
  });
  afterAll(() => database.close());

  test('is prepared once, and refused inside a transaction without harm to the others', async () => {
    let prepared = 0;
    const ask = batchQueryOn((db) => {
      prepared += 1;
      return async (numbers: readonly number[]) => {
        const { rows } = await db.execute<{ sum: number }>(`select ${numbers.join('+')} as sum`);
        return (number) => ({ number, sum: rows[0]?.sum });
      };
    });
    const { db } = database;
    const [inside, outside] = await Promise.allSettled([
      database.transaction(async () => ask(db, 1)),
      pause(1).then(() => ask(db, 2)),
    ]);
    expect(inside).toMatchObject({ status: 'rejected', reason: expect.any(QueryOutsideTransaction) });
    expect(outside).toEqual({ status: 'fulfilled', value: { number: 2, sum: 2 } });
    expect(prepared).toBe(1);
  });
});
