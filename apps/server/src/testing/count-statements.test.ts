// @module-tag postgres/engine
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { openEmpty } from '../db/testing/open-empty.ts';
import { countStatements } from './count-statements.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmpty();
});
afterAll(() => database.close());

describe('statements are counted', () => {
  test('inside and outside of a transaction, without its begin and end', async () => {
    const { result, statements } = await countStatements(async () => {
      await database.db.execute(sql`select 1 as a`);
      return await database.transaction(async (tx) => {
        await Promise.all([tx.execute(sql`select 2 as a`), tx.execute(sql`select ${3}::int as a`)]);
        return 'done';
      });
    });
    expect(result).toBe('done');
    expect(statements).toEqual(['select 1 as a', 'select 2 as a', 'select $1::int as a']);
  });

  test('one by one where they leave together, and also where they fail', async () => {
    const { statements } = await countStatements(async () => {
      await database.transaction(async (tx) => tx.execute(sql`select 1 / 0`)).catch(() => undefined);
      await Promise.all([database.db.execute(sql`select 1 as a`), database.db.execute(sql`select 2 as a`)]);
    });
    expect(statements).toEqual(['select 1 / 0', 'select 1 as a', 'select 2 as a']);
  });

  test('as one wave where one of them only waits for a connection, as two where it waits for an answer', async () => {
    const taken = await Promise.all(
      Array.from({ length: (database.pool.options.max ?? 0) - 1 }, () => database.pool.connect()),
    );
    const besideEachOther = await countStatements(() =>
      Promise.all([
        database.db.execute(sql`select pg_sleep(0.05)`),
        setImmediate().then(() => database.db.execute(sql`select 2 as a`)),
      ]),
    );
    const afterEachOther = await countStatements(async () => {
      await database.db.execute(sql`select 1 as a`);
      await database.db.execute(sql`select 2 as a`);
    });
    for (const client of taken) client.release();
    expect(besideEachOther.waves).toBe(1);
    expect(afterEachOther.waves).toBe(2);
  });

  test('as one wave where a batch leaves in a later turn, after an answer that it does not wait for', async () => {
    const { waves } = await countStatements(async () => {
      let isAnswered = false;
      const first = database.db.execute(sql`select 1 as a`).then(() => {
        isAnswered = true;
      });
      const late = Promise.withResolvers<unknown>();
      const leave = () => {
        if (isAnswered) late.resolve(database.db.execute(sql`select 2 as a`));
        else globalThis.setImmediate(leave);
      };
      globalThis.setImmediate(leave);
      await Promise.all([first, late.promise]);
    });
    expect(waves).toBe(1);
  });

  test('of the work itself, and not of what goes on beside it or comes later', async () => {
    let later = Promise.resolve<unknown>(undefined);
    const began = Promise.withResolvers<void>();
    const beside = began.promise.then(() => database.ping());
    const { statements } = await countStatements(async () => {
      began.resolve();
      await beside;
      later = new Promise((resolve) => setTimeout(resolve, 5)).then(() => database.ping());
    });
    await later;
    expect(statements).toEqual([]);
  });
});
