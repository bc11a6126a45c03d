// @module-tag postgres/engine
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DatabaseError } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isUniqueViolation, QueryOutsideTransaction } from './errors.ts';
import type { OpenDatabase, Queryable } from './open-database.ts';
import { openEmpty } from './testing/open-empty.ts';
import type { Transact } from './transaction.ts';

const grapes = pgTable('grapes', {
  id: integer().primaryKey(),
  name: text().notNull(),
  tags: text().array(),
  picked: date(),
  at: timestamp({ withTimezone: true, precision: 3 }),
  notes: jsonb(),
});

let database: OpenDatabase;

beforeAll(async () => {
  database = await openEmpty();
  await database.pool.query(`CREATE TABLE grapes (id integer CONSTRAINT grapes_pkey PRIMARY KEY, name text NOT NULL,
    tags text[], picked date, at timestamptz(3), notes jsonb)`);
});

beforeEach(async () => {
  await database.pool.query('TRUNCATE grapes');
});

afterAll(async () => {
  await database.close();
});

async function countGrapes(): Promise<number> {
  return (await database.db.select().from(grapes)).length;
}

describe('the pool', () => {
  test('answers as node-postgres does: types, count, fields, several statements', async () => {
    const one = await database.pool.query(
      'SELECT 1 AS a, $1::int[] AS b, null AS c, 5::bigint AS d, true AS e',
      [[1, 2]],
    );
    expect(one.rows).toEqual([{ a: 1, b: [1, 2], c: null, d: '5', e: true }]);
    expect(one.rowCount).toBe(1);
    expect(one.fields.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
    const several = await database.pool.query(
      "INSERT INTO grapes VALUES (1, 'Riesling'); SELECT name FROM grapes",
    );
    expect(several).toMatchObject([{ rowCount: 1 }, { rows: [{ name: 'Riesling' }] }]);
  });

  test('reports errors with code, constraint and detail, and goes on', async () => {
    const insert = () => database.pool.query("INSERT INTO grapes VALUES (1, 'Merlot')");
    await insert();
    const error: DatabaseError = await insert().catch((thrown) => thrown);
    expect(error).toMatchObject({
      code: '23505',
      constraint: 'grapes_pkey',
      detail: 'Key (id)=(1) already exists.',
    });
    await expect(database.pool.query('SELECT * FROM nowhere')).rejects.toMatchObject({ code: '42P01' });
    await expect(database.ping()).resolves.toBeUndefined();
  });

  test('carries megabytes in both directions', async () => {
    const long = '日记'.repeat(600_000);
    const { rows } = await database.pool.query('SELECT $1::text AS long', [long]);
    expect(rows[0].long === long).toBe(true);
  });

  test('keeps a transaction to its own client', async () => {
    const client = await database.pool.connect();
    await client.query('BEGIN');
    await client.query("INSERT INTO grapes VALUES (1, 'Syrah')");
    const outside = database.pool.query("INSERT INTO grapes VALUES (2, 'Gamay')");
    await client.query('ROLLBACK');
    client.release();
    await outside;
    expect(await database.db.select({ id: grapes.id }).from(grapes)).toEqual([{ id: 2 }]);
  });

  test('rolls back when a client is given up inside its transaction', async () => {
    const client = await database.pool.connect();
    await client.query('BEGIN');
    await client.query("INSERT INTO grapes VALUES (1, 'Syrah')");
    client.release(true);
    await expect.poll(countGrapes).toBe(0);
  });

  test('prepares statements of the same name on several clients', async () => {
    const query = { name: 'find-one', text: 'SELECT $1::int AS a' };
    const clients = await Promise.all([database.pool.connect(), database.pool.connect()]);
    const answers = await Promise.all(clients.map((client, i) => client.query({ ...query, values: [i] })));
    const again = await clients[0]?.query({ ...query, values: [5] });
    for (const client of clients) client.release();
    expect(answers.map(({ rows }) => rows[0].a)).toEqual([0, 1]);
    expect(again?.rows).toEqual([{ a: 5 }]);
  });
});

describe('Drizzle', () => {
  test('writes and reads every kind of column', async () => {
    const at = new Date('2026-03-29T01:30:00.123Z');
    const row = {
      id: 1,
      name: "d'Or \\ \u{1f347}",
      tags: ['a,b', '"'],
      picked: '2026-02-28',
      at,
      notes: { a: [1] },
    };
    const inserted = await database.db.insert(grapes).values(row).returning();
    expect(inserted).toEqual([row]);
    expect(await database.db.select().from(grapes).where(eq(grapes.id, 1))).toEqual([row]);
    const executed = await database.db.execute(sql`select ${grapes.name} from ${grapes}`);
    expect(executed).toMatchObject({ rowCount: 1, rows: [{ name: row.name }] });
  });

  test('passes the driver error on', async () => {
    const insert = () => database.db.insert(grapes).values({ id: 1, name: 'Merlot' });
    await insert();
    const error = await insert().catch((thrown: unknown) => thrown);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, 'grapes_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'another')).toBe(false);
  });
});

describe('transaction', () => {
  test('commits what the closure did and returns its value', async () => {
    const value = await database.transaction(async (tx) => {
      await tx.insert(grapes).values({ id: 1, name: 'Pinot' });
      return 'done';
    });
    expect(value).toBe('done');
    expect(await countGrapes()).toBe(1);
  });

  test('rolls back when the closure throws', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.insert(grapes).values({ id: 1, name: 'Pinot' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await countGrapes()).toBe(0);
  });

  test('runs the closure again after a serialization failure, and not for ever', async () => {
    const fail = sql`do $$ begin raise exception 'try again' using errcode = '40001'; end $$`;
    let runs = 0;
    const value = await database.transaction(async (tx) => {
      await tx.insert(grapes).values({ id: 1, name: 'Pinot' });
      runs += 1;
      if (runs < 3) await tx.execute(fail);
      return runs;
    });
    expect(value).toBe(3);
    expect(await countGrapes()).toBe(1);
    const stubborn = database.transaction(async (tx) => tx.execute(fail), { attempts: 2 });
    await expect(stubborn).rejects.toMatchObject({ cause: { code: '40001' } });
  });

  test('serves many at once without losing one', async () => {
    await database.db.insert(grapes).values({ id: 1, name: '0' });
    await Promise.all(
      Array.from({ length: 40 }, () =>
        database.transaction(async (tx) => {
          const [row] = await tx.select().from(grapes).where(eq(grapes.id, 1)).for('update');
          await tx.update(grapes).set({ name: String(Number(row?.name) + 1) });
        }),
      ),
    );
    expect(await database.db.select({ name: grapes.name }).from(grapes)).toEqual([{ name: '40' }]);
  });

  test('refuses a query beside itself, which would wait for ever, but not one that comes later', async () => {
    const later: Promise<number>[] = [];
    await database.transaction(async () => {
      await expect(database.pool.query('SELECT 1')).rejects.toBeInstanceOf(QueryOutsideTransaction);
      await expect(database.transaction(async () => 1)).rejects.toBeInstanceOf(QueryOutsideTransaction);
      later.push(sleep(50).then(countGrapes));
    });
    expect(await later[0]).toBe(0);
  });

  test('is not taken for done where a failed statement was passed over', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.insert(grapes).values({ id: 1, name: 'Pinot' });
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await countGrapes()).toBe(0);
  });

  test('takes no statement once it is over', async () => {
    const late = await database.transaction(async (tx) => () => tx.select().from(grapes));
    await expect(late()).rejects.toMatchObject({ cause: expect.any(QueryOutsideTransaction) });
  });

  test('sets what the options ask for', async () => {
    const level = await database.transaction(
      async (tx) => {
        const { rows } = await tx.execute(sql`show transaction_isolation`);
        return rows[0]?.transaction_isolation;
      },
      { isolationLevel: 'serializable' },
    );
    expect(level).toBe('serializable');
  });
});

describe('writes handed in at the commit', () => {
  const pinot = { id: 1, name: 'Pinot' };

  test('leave with it, after everything that was awaited, and are not seen before', async () => {
    const seen = await database.transaction(async (tx) => {
      tx.atCommit(tx.update(grapes).set({ name: 'Noir' }).where(eq(grapes.id, 1)));
      await tx.insert(grapes).values(pinot);
      return tx.select({ name: grapes.name }).from(grapes);
    });
    expect(seen).toEqual([{ name: 'Pinot' }]);
    expect(await database.db.select({ name: grapes.name }).from(grapes)).toEqual([{ name: 'Noir' }]);
  });

  test('may be all that a transaction does', async () => {
    await database.transaction(async (tx) => tx.atCommit(tx.insert(grapes).values(pinot)));
    await database.transaction(async () => undefined);
    expect(await countGrapes()).toBe(1);
  });

  test('fail the whole transaction with their own error', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.insert(grapes).values({ id: 2, name: 'Gamay' });
      tx.atCommit(tx.insert(grapes).values(pinot), tx.insert(grapes).values(pinot));
      tx.atCommit(tx.insert(grapes).values({ id: 3, name: 'Syrah' }));
    });
    await expect(failing).rejects.toSatisfy((error) => isUniqueViolation(error, 'grapes_pkey'));
    expect(await countGrapes()).toBe(0);
  });

  test('are not sent where the closure throws', async () => {
    const failing = database.transaction(async (tx) => {
      tx.atCommit(tx.insert(grapes).values(pinot));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await countGrapes()).toBe(0);
  });

  test('come anew where the closure runs again', async () => {
    let runs = 0;
    await database.transaction(async (tx) => {
      runs += 1;
      tx.atCommit(tx.insert(grapes).values({ id: runs, name: 'Pinot' }));
      if (runs < 3)
        tx.atCommit(tx.execute(sql`do $$ begin raise exception 'try again' using errcode = '40001'; end $$`));
    });
    expect(await database.db.select({ id: grapes.id }).from(grapes)).toEqual([{ id: 3 }]);
  });

  test('are seen by what is read after they were sent ahead, and fail by their own error', async () => {
    const seen = await database.transaction(async (tx) => {
      tx.atCommit(tx.insert(grapes).values(pinot));
      tx.sendHandedIn();
      return tx.select({ id: grapes.id }).from(grapes);
    });
    expect(seen).toEqual([{ id: 1 }]);
    const failing = database.transaction(async (tx) => {
      tx.atCommit(tx.insert(grapes).values(pinot));
      tx.sendHandedIn();
      return tx.select().from(grapes);
    });
    await expect(failing).rejects.toSatisfy((error) => isUniqueViolation(error, 'grapes_pkey'));
  });

  test('are each one statement that was not sent', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.insert(grapes).values(pinot);
      tx.atCommit({ execute: async () => undefined });
    });
    await expect(failing).rejects.toThrow('only unsent statements');
    expect(await countGrapes()).toBe(0);
  });
});

describe('work that commits with its outcome', () => {
  const grape = (id: number) => ({ id, name: 'Pinot' });
  const add = (transact: Transact, id: number) =>
    transact(async (tx) => {
      await tx.insert(grapes).values(grape(id));
      return id + 1;
    });
  const keep = (on: Queryable, id: number) => on.insert(grapes).values(grape(id));

  test('is there with it, or not at all', async () => {
    expect(await database.commitWithOutcome((transact) => add(transact, 1), keep)).toBe(2);
    expect(await countGrapes()).toBe(2);
    const failing = database.commitWithOutcome(async (transact) => {
      await add(transact, 5);
      return 1;
    }, keep);
    await expect(failing).rejects.toSatisfy((error) => isUniqueViolation(error, 'grapes_pkey'));
    expect(await countGrapes()).toBe(2);
  });

  test('leaves nothing where it fails after its transaction, and frees its connection', async () => {
    for (let round = 0; round < 15; round += 1) {
      const failing = database.commitWithOutcome(async (transact) => {
        await add(transact, 1);
        throw new Error('no');
      }, keep);
      await expect(failing).rejects.toThrow('no');
    }
    expect(await countGrapes()).toBe(0);
  });

  test('may ask for nothing between its transaction and its outcome, while others may', async () => {
    const failing = database.commitWithOutcome(async (transact) => {
      await add(transact, 1);
      return countGrapes();
    }, keep);
    await expect(failing).rejects.toMatchObject({ cause: expect.any(QueryOutsideTransaction) });
    const twice = database.commitWithOutcome(async (transact) => {
      await add(transact, 1);
      return add(transact, 3);
    }, keep);
    await expect(twice).rejects.toBeInstanceOf(QueryOutsideTransaction);
    expect(await countGrapes()).toBe(0);
  });

  test('keeps an outcome without a transaction, and commits those at once that say so', async () => {
    await database.commitWithOutcome(async () => 1, keep);
    const failing = database.commitWithOutcome(async (transact) => {
      await transact(async (tx) => tx.insert(grapes).values(grape(2)), { commitsAtOnce: true });
      return 1;
    }, keep);
    await expect(failing).rejects.toSatisfy((error) => isUniqueViolation(error, 'grapes_pkey'));
    expect(await database.db.select({ id: grapes.id }).from(grapes)).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test('runs again as a whole where a deadlock comes with its commit', async () => {
    let runs = 0;
    const outcome = await database.commitWithOutcome(async (transact) => {
      runs += 1;
      return transact(async (tx) => {
        if (runs < 3)
          tx.atCommit(tx.execute(sql`do $$ begin raise exception 'x' using errcode = '40P01'; end $$`));
        return runs;
      });
    }, keep);
    expect(outcome).toBe(3);
    expect(await countGrapes()).toBe(1);
  });

  test('has what is outside of the database done once it has committed', async () => {
    const done: number[] = [];
    const work = (outcome: number) =>
      database.commitWithOutcome(
        (transact) =>
          transact(async (tx) => {
            tx.afterCommit(async () => void done.push(await countGrapes()));
            return outcome;
          }),
        keep,
      );
    await work(1);
    await expect(work(1)).rejects.toThrow();
    expect(done).toEqual([1]);
  });

  test('waits for a lock for four seconds at most', async () => {
    const shown = await database.commitWithOutcome(
      (transact) => transact(async (tx) => (await tx.execute(sql`show lock_timeout`)).rows[0]?.lock_timeout),
      (on) => on.insert(grapes).values(grape(1)),
    );
    expect(shown).toBe('4s');
    const { rows } = await database.pool.query('show lock_timeout');
    expect(rows).toEqual([{ lock_timeout: '0' }]);
  });
});

describe('statements of one moment', () => {
  test('leave together: one connection, each a transaction of its own', async () => {
    const backend = () =>
      database.db
        .execute<{ pid: number; transaction: string }>(
          sql`select pg_backend_pid() as pid, pg_current_xact_id()::text as transaction`,
        )
        .then(({ rows }) => rows[0]);
    const [one, failed, two] = await Promise.allSettled([
      backend(),
      database.db.execute(sql`select 1 / 0`),
      backend(),
    ]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { cause: { code: '22012' } } });
    if (one.status !== 'fulfilled' || two.status !== 'fulfilled') throw new Error('they failed together');
    expect(one.value?.pid).toBe(two.value?.pid);
    expect(one.value?.transaction).not.toBe(two.value?.transaction);
  });

  test('are all answered, also where they are many more than connections', async () => {
    const numbers = Array.from({ length: 500 }, (_, number) => number);
    const answers = await Promise.all(
      numbers.map(async (number) => {
        const { rows } = await database.db.execute<{ n: number }>(sql`select ${number}::int as n`);
        return rows[0]?.n;
      }),
    );
    expect(answers).toEqual(numbers);
  });

  test('leave together inside a transaction, too, and fail with it', async () => {
    const failing = database.transaction(async (tx) => {
      await Promise.all([
        tx.insert(grapes).values({ id: 1, name: 'Pinot' }),
        tx.insert(grapes).values({ id: 1, name: 'Noir' }),
      ]);
    });
    await expect(failing).rejects.toSatisfy((error) => isUniqueViolation(error));
    expect(await countGrapes()).toBe(0);
  });
});

describe('listen', () => {
  test('hears committed notifications, and none after it ended', async () => {
    const heard: string[] = [];
    const end = await database.listen('vine-yard', (payload) => heard.push(payload));
    await database.pool.query(`SELECT pg_notify('vine-yard', 'one')`);
    await expect.poll(() => heard).toEqual(['one']);
    const rolledBack = database.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('vine-yard', 'never')`);
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await database.transaction(async (tx) => tx.execute(sql`select pg_notify('vine-yard', 'two')`));
    await expect.poll(() => heard).toEqual(['one', 'two']);
    await end();
    await database.pool.query(`SELECT pg_notify('vine-yard', 'three')`);
    await sleep(100);
    expect(heard).toEqual(['one', 'two']);
  });
});

describe('pg-boss', () => {
  test('works jobs, and one sent in a transaction only if it commits', async () => {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => database.pool.query(text, values) },
      backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    });
    const errors: unknown[] = [];
    boss.on('error', (error) => errors.push(error));
    await boss.start();
    await boss.createQueue('press');
    const worked: unknown[] = [];
    await boss.work('press', { pollingIntervalSeconds: 0.5 }, async (jobs) => {
      worked.push(...jobs.map(({ data }) => data));
    });
    await boss.send('press', { barrel: 1 });
    const lost = database.transaction(async (tx) => {
      await boss.send('press', { barrel: 2 }, { db: fromDrizzle(tx, sql) });
      throw new Error('no');
    });
    await expect(lost).rejects.toThrow('no');
    await database.transaction(async (tx) => {
      await tx.insert(grapes).values({ id: 1, name: 'Pinot' });
      await boss.send('press', { barrel: 3 }, { db: fromDrizzle(tx, sql) });
    });
    await expect.poll(() => worked.length).toBe(2);
    expect(worked).toEqual(expect.arrayContaining([{ barrel: 1 }, { barrel: 3 }]));
    await boss.stop({ graceful: true });
    expect(errors).toEqual([]);
  });
});
