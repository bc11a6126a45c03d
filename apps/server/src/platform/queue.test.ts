// @module-tag postgres/engine
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { useTestApp } from '../testing/use-test-app.ts';
import { bindJob, bindJobs, createQueue, type Job } from './queue.ts';

const ripen: Job<{ row: number }> = { name: 'test.ripen', data: z.object({ row: z.int() }), retries: 2 };

const pick: Job<{ row: number }> = { name: 'test.pick', data: ripen.data, retries: 1 };

const MORE_THAN_A_LOOK_MS = 1_300;

const app = useTestApp();
let failures: number;
const done: number[] = [];
/** Of what was fetched together. */
const looks: number[][] = [];

beforeAll(async () => {
  const work = async ({ row }: { row: number }) => {
    if (failures > 0) {
      failures -= 1;
      throw new Error('not ripe');
    }
    done.push(row);
  };
  const prepare = async (each: readonly { row: number }[]) => {
    looks.push(each.map(({ row }) => row));
    return async ({ row }: { row: number }) => {
      if (row === 2 && looks.length === 1) throw new Error('not ripe');
      done.push(row);
    };
  };
  await app.ports.queue.register([bindJob(ripen, work), bindJobs(pick, { atOnce: 3, prepare })]);
});
beforeEach(() => {
  failures = 0;
  done.length = 0;
});

const enqueue = (row: number) =>
  app.ports.database.transaction((tx) => app.ports.queue.enqueue(tx, ripen, { row }));

/** Lets the pause before the next try pass. */
async function passPause({ name } = ripen): Promise<number> {
  const sql = "update pgboss.job set start_after = now() where name = $1 and state = 'retry'";
  return (await app.ports.database.pool.query(sql, [name])).rowCount ?? 0;
}

describe('a job', () => {
  test('is there when its transaction commits, and done once', async () => {
    await enqueue(1);
    expect(await app.ports.queue.drain()).toBe(1);
    expect(await app.ports.queue.drain()).toBe(0);
    expect(done).toEqual([1]);
  });

  test('is not there when its transaction rolls back', async () => {
    const { database, queue } = app.ports;
    const lost = database.transaction(async (tx) => {
      await queue.enqueue(tx, ripen, { row: 2 });
      throw new Error('changed my mind');
    });
    await expect(lost).rejects.toThrow('changed my mind');
    expect(await queue.drain()).toBe(0);
    expect(done).toEqual([]);
  });

  test('is tried again when it failed, later', async () => {
    failures = 1;
    await enqueue(3);
    expect(await app.ports.queue.drain()).toBe(0);
    expect(await app.ports.queue.drain()).toBe(0);
    expect(await passPause()).toBe(1);
    expect(await app.ports.queue.drain()).toBe(1);
    expect(done).toEqual([3]);
  });

  test('of those that are fetched together each is done by itself, after one look', async () => {
    const { database, queue } = app.ports;
    const rows = [1, 2, 3, 4].map((row) => ({ row }));
    await database.transaction((tx) => queue.enqueueEach(tx, pick, rows));
    expect(await queue.drain()).toBe(3);
    expect(await passPause(pick)).toBe(1);
    expect(await queue.drain()).toBe(1);
    expect([done.slice(0, 2).toSorted(), done.slice(2)]).toEqual([
      [1, 3],
      [4, 2],
    ]);
    expect(looks.map((look) => look.toSorted())).toEqual([[1, 2, 3], [4], [2]]);
  });

  test('is given up after its last try', async () => {
    failures = 1 + ripen.retries;
    await enqueue(4);
    for (let tries = 0; tries <= ripen.retries; tries += 1) {
      await app.ports.queue.drain();
      await passPause();
    }
    expect(await app.ports.queue.drain()).toBe(0);
    expect(failures).toBe(0);
    expect(done).toEqual([]);
  });

  test('counts as failed when it hangs, and others of its kind are done', async () => {
    const { database, queue } = app.ports;
    const hang: Job<{ row: number }> = { ...ripen, name: 'test.hang' };
    const server = await createQueue(app.ports);
    const never = new Promise<void>(() => undefined);
    await server.register([bindJob(hang, ({ row }) => (row === 1 ? never : Promise.resolve()))]);
    for (const row of [1, 2]) await database.transaction((tx) => server.enqueue(tx, hang, { row }));
    await database.pool.query('update pgboss.job set expire_seconds = 1 where name = $1', [hang.name]);
    expect(await server.drain()).toBe(1);
    expect(await passPause(hang)).toBe(1);
    await database.pool.query('delete from pgboss.job where name = $1', [hang.name]);
    expect(await queue.oldestWaiting()).toBe(0);
    await server.stop();
  });

  test('is refused with anything but what it carries', async () => {
    const wrong = { row: 0.5 };
    const sent = app.ports.database.transaction((tx) => app.ports.queue.enqueue(tx, ripen, wrong));
    await expect(sent).rejects.toThrow();
  });
});

describe('a server that comes later', () => {
  test('may ask for work that others know, inside a transaction', async () => {
    const { database, queue } = app.ports;
    const later = await createQueue(app.ports);
    await later.register([bindJob(ripen, async () => undefined)]);
    await database.transaction((tx) => later.enqueue(tx, ripen, { row: 6 }));
    expect(await queue.drain()).toBe(1);
    expect(done).toEqual([6]);
    await later.stop();
  });
});

describe('a server at work', () => {
  const press: Job<{ row: number }> = { ...ripen, name: 'test.press' };
  const pour: Job<{ row: number }> = { ...ripen, name: 'test.pour' };

  test('does what is due by itself, one kind beside another, and nothing after its end', async () => {
    const { database } = app.ports;
    const server = await createQueue(app.ports);
    const ask = (job: typeof press, rows: number[]) =>
      database.transaction(async (tx) => {
        for (const row of rows) await server.enqueue(tx, job, { row });
      });
    const { promise: pressed, resolve: letGo } = Promise.withResolvers<void>();
    const poured: number[] = [];
    await server.register([
      bindJob(press, () => pressed),
      bindJob(pour, async ({ row }) => {
        poured.push(row);
      }),
    ]);
    await ask(press, [1]);
    await ask(pour, [1, 2, 3]);
    await server.start();
    await expect.poll(() => poured.toSorted()).toEqual([1, 2, 3]);

    const ended = server.stop();
    letGo();
    await ended;
    expect(await stateOf(press)).toEqual(['completed']);

    const next = await createQueue(app.ports);
    await next.register([bindJob(pour, async () => undefined)]);
    await database.transaction((tx) => next.enqueue(tx, pour, { row: 4 }));
    await pause(MORE_THAN_A_LOOK_MS);
    expect(await stateOf(pour)).toEqual(['completed', 'completed', 'completed', 'created']);
    expect(await next.drain()).toBe(1);
    await next.stop();
  });

  test('gives back at its end what it has no time to finish', async () => {
    const store: Job<{ row: number }> = { ...ripen, name: 'test.store' };
    const server = await createQueue({ ...app.ports, patienceMs: 100 });
    const { promise: stored, resolve: finish } = Promise.withResolvers<void>();
    await server.register([bindJob(store, () => stored)]);
    await app.ports.database.transaction((tx) => server.enqueue(tx, store, { row: 1 }));
    await server.start();
    await expect.poll(() => stateOf(store)).toEqual(['active']);
    await server.stop();
    expect(await stateOf(store)).toEqual(['retry']);
    // What ends after all changes nothing: its next try is someone else's.
    finish();
    await stored;
    expect(await passPause(store)).toBe(1);
    const next = await createQueue(app.ports);
    await next.register([bindJob(store, async () => undefined)]);
    expect(await next.drain()).toBe(1);
    await next.stop();
  });

  test('leaves nothing of work that an older version did by itself', async () => {
    const old: Job<unknown> = { name: 'test.old', data: z.unknown(), retries: 1, cron: '0 0 1 1 *' };
    const before = await createQueue(app.ports);
    await before.register([bindJob(old, async () => undefined)]);
    await before.start();
    await app.ports.database.transaction((tx) => before.enqueue(tx, { ...old, data: z.object({}) }, {}));
    await before.stop();
    const after = await createQueue(app.ports);
    await after.register([bindJob({ ...old, name: 'test.new' }, async () => undefined)]);
    await after.start();
    const { rows } = await app.ports.database.pool.query('select name from pgboss.schedule');
    expect(rows).toEqual([{ name: 'test.new' }]);
    expect(await after.oldestWaiting()).toBe(0);
    await after.stop();
  });

  async function stateOf({ name }: { name: string }): Promise<string[]> {
    const sql = 'select state::text from pgboss.job where name = $1 order by 1';
    const { rows } = await app.ports.database.pool.query<{ state: string }>(sql, [name]);
    return rows.map(({ state }) => state);
  }
});

describe('the oldest job', () => {
  test('has an age while it waits', async () => {
    const { queue, database } = app.ports;
    expect(await queue.oldestWaiting()).toBe(0);
    await enqueue(5);
    await database.pool.query(
      "update pgboss.job set start_after = now() - interval '90 seconds' where state = 'created'",
    );
    expect(await queue.oldestWaiting()).toBeGreaterThanOrEqual(90);
    await queue.drain();
    expect(await queue.oldestWaiting()).toBe(0);
  });
});
