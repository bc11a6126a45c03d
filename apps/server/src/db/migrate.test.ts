// @module-tag postgres/engine
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseTooNew } from './errors.ts';
import { migrate, migrationsAreCurrent } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';
import { writeMigrations } from './testing/migrations-folder.ts';
import { openEmpty } from './testing/open-empty.ts';
import { quietLog } from './testing/quiet-log.ts';

const vines =
  'CREATE TABLE vines (id integer PRIMARY KEY);--> statement-breakpoint\nINSERT INTO vines VALUES (1);';
const rows = 'ALTER TABLE vines ADD COLUMN row_number integer NOT NULL DEFAULT 7;';

let database: OpenDatabase;
const removals: (() => void)[] = [];

beforeEach(async () => {
  database = await openEmpty();
});

afterEach(async () => {
  await database.close();
  for (const remove of removals.splice(0)) remove();
});

function folderOf(migrations: Record<string, string>): string {
  const { folder, remove } = writeMigrations(migrations);
  removals.push(remove);
  return folder;
}

async function readVines(): Promise<unknown[]> {
  return (await database.pool.query('SELECT * FROM vines')).rows;
}

describe('migrate', () => {
  test('applies what is missing, once, and knows when all is applied', async () => {
    const first = folderOf({ '0000_vines': vines });
    expect(await migrationsAreCurrent(database, { folder: first })).toBe(false);
    await migrate(database, quietLog, { folder: first });
    await migrate(database, quietLog, { folder: first });
    expect(await readVines()).toEqual([{ id: 1 }]);
    expect(await migrationsAreCurrent(database, { folder: first })).toBe(true);

    const second = folderOf({ '0000_vines': vines, '0001_rows': rows });
    expect(await migrationsAreCurrent(database, { folder: second })).toBe(false);
    await migrate(database, quietLog, { folder: second });
    expect(await readVines()).toEqual([{ id: 1, row_number: 7 }]);
  });

  test('refuses a database of a newer release, and leaves it as it is', async () => {
    await migrate(database, quietLog, { folder: folderOf({ '0000_vines': vines, '0001_rows': rows }) });
    const older = folderOf({ '0000_vines': vines });
    const refused = migrate(database, quietLog, { folder: older });
    await expect(refused).rejects.toBeInstanceOf(DatabaseTooNew);
    await expect(refused).rejects.toThrow('2026-01-01T00:00:01.000Z');
    expect(await migrationsAreCurrent(database, { folder: older })).toBe(false);
    expect(await readVines()).toEqual([{ id: 1, row_number: 7 }]);
  });

  test('applies all of a run or nothing, and can be tried again', async () => {
    const broken = folderOf({
      '0000_vines': vines,
      '0001_rows': 'ALTER TABLE vines ADD COLUMN nonsense wine;',
    });
    await expect(migrate(database, quietLog, { folder: broken })).rejects.toMatchObject({
      cause: { code: '42704' },
    });
    await expect(readVines()).rejects.toMatchObject({ code: '42P01' });
    await migrate(database, quietLog, { folder: folderOf({ '0000_vines': vines, '0001_rows': rows }) });
    expect(await readVines()).toEqual([{ id: 1, row_number: 7 }]);
  });

  test("brings the product's own migrations to an empty database", async () => {
    await migrate(database, quietLog);
    expect(await migrationsAreCurrent(database)).toBe(true);
  });
});
