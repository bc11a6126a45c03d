// @module-tag postgres/engine
import { eq, sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isUniqueViolation } from './errors.ts';
import type { OpenDatabase } from './open-database.ts';
import { type Params, statement } from './statement.ts';
import { openEmpty } from './testing/open-empty.ts';

const vines = pgTable('vines', {
  id: integer().primaryKey(),
  name: text().notNull(),
  plantedAt: timestamp({ withTimezone: true, precision: 3 }),
  notes: jsonb(),
});

type Vine = typeof vines.$inferSelect;

let built = 0;
const findVine = statement('example_find_vine', (db, { id }: Params<{ id: number }>) => {
  built += 1;
  return db.select().from(vines).where(eq(vines.id, id));
});
const listVines = statement('example_list_vines', (db, { ids }: Params<{ ids: readonly number[] }>) =>
  db.select({ name: vines.name }).from(vines).where(sql`${vines.id} = any (${ids}::int[])`).orderBy(vines.id),
);
const insertVine = statement('example_insert_vine', (db, { id, name, plantedAt, notes }: Params<Vine>) =>
  db.insert(vines).values({ id, name, plantedAt, notes }),
);

const riesling = {
  id: 1,
  name: 'Riesling',
  plantedAt: new Date('2026-03-29T01:30:00.123Z'),
  notes: [1, '}'],
};
const syrah = { id: 2, name: 'Syrah', plantedAt: null, notes: null };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmpty();
  await database.pool.query(
    'create table vines (id int primary key, name text not null, planted_at timestamptz(3), notes jsonb)',
  );
});
beforeEach(async () => {
  await database.pool.query('truncate vines');
});
afterAll(() => database.close());

describe('a statement', () => {
  test('is planned once, however few of its array are given', async () => {
    await database.transaction(async (tx) => {
      for (let time = 0; time < 8; time += 1) await listVines(tx, { ids: [1] });
      const { rows } = await tx.execute(
        // The embedded database, which all connections share, has names of its own.
        sql`select custom_plans::int from pg_prepared_statements where statement like '%any ($1::int[])%'`,
      );
      expect(rows).toEqual([{ custom_plans: 0 }]);
    });
  });

  test('is built once and runs on a database and in a transaction, with values as columns write them', async () => {
    const { db } = database;
    await insertVine(db, riesling);
    await database.transaction(async (tx) => {
      await insertVine(tx, syrah);
      expect(await findVine(tx, { id: 2 })).toEqual([syrah]);
      expect(await listVines(tx, { ids: [2, 1, 7] })).toEqual([{ name: 'Riesling' }, { name: 'Syrah' }]);
    });
    expect(await findVine(db, { id: 1 })).toEqual([riesling]);
    expect(await findVine(db, { id: 3 })).toEqual([]);
    expect(built).toBe(1);
  });

  test('is prepared once on a connection', async () => {
    const prepared = await database.transaction(async (tx) => {
      for (const id of [1, 2, 3]) await findVine(tx, { id });
      const { rows } = await tx.execute<{ times: string }>(sql`
        select custom_plans + generic_plans as times from pg_prepared_statements where name like '%find_vine'
        order by 1 desc limit 1`);
      return Number(rows[0]?.times);
    });
    expect(prepared).toBeGreaterThanOrEqual(3);
  });

  test('may be handed in at a commit, and is not sent before', async () => {
    await database.transaction(async (tx) => {
      tx.atCommit(insertVine(tx, syrah));
      expect(await findVine(tx, { id: 2 })).toEqual([]);
    });
    expect(await findVine(database.db, { id: 2 })).toEqual([syrah]);
  });

  test('fails as others do, and can be used again', async () => {
    const { db } = database;
    const answers = await Promise.allSettled([insertVine(db, riesling), insertVine(db, riesling)]);
    const failed = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(failed).toHaveLength(1);
    expect(isUniqueViolation(failed[0])).toBe(true);
    await insertVine(db, syrah);
    expect(await findVine(db, { id: 2 })).toEqual([syrah]);
  });

  test('has a name of its own', () => {
    const again = () => statement('example_find_vine', (db) => db.select().from(vines));
    expect(again).toThrow('two statements are named example_find_vine');
  });
});
