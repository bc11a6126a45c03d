import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { PoolClient } from 'pg';
import { DatabaseTooNew } from './errors.ts';
import type { DatabaseLog } from './log.ts';
import type { OpenDatabase } from './open-database.ts';
import { queryBuilder } from './transaction.ts';

const OUR_MIGRATIONS = join(import.meta.dirname, 'migrations');

/** Any number that no other program locks in our database; servers that start together queue on it. */
const MIGRATION_LOCK = 7_215_523_001;

export type MigrationOptions = {
  /** Folder that drizzle-kit wrote; the product's own unless told. */
  folder?: string;
};

type State = { applied: number[]; known: number[] };

/**
 * Brings the database up to this release's migrations, one server at a time; an embedded database is dumped before.
 * Throws DatabaseTooNew, before it touches anything, when migrations were applied that this release does not know.
 */
export async function migrate(
  database: OpenDatabase,
  log: DatabaseLog,
  { folder = OUR_MIGRATIONS }: MigrationOptions = {},
): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const state = await readState(client, folder);
    refuseNewer(state);
    if (isCurrent(state)) return;
    const pending = state.known.length - state.applied.length;
    if (state.applied.length > 0) {
      const backup = await database.backup('before-migration');
      if (backup) log.info({ backup }, 'dumped the database before migrating it');
    }
    await runMigrations(queryBuilder(client), { migrationsFolder: folder });
    log.info({ migrations: pending }, 'migrated the database');
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}

/** Throws DatabaseTooNew when a database has migrations that this release does not know. */
export async function refuseNewerDatabase(runner: Pick<PoolClient, 'query'>): Promise<void> {
  refuseNewer(await readState(runner, OUR_MIGRATIONS));
}

/** Whether exactly this release's migrations are applied. */
export async function migrationsAreCurrent(
  { pool }: Pick<OpenDatabase, 'pool'>,
  { folder = OUR_MIGRATIONS }: MigrationOptions = {},
): Promise<boolean> {
  return isCurrent(await readState(pool, folder));
}

/** Migrations are told apart by the moment they were made, in milliseconds, as Drizzle does. */
async function readState(runner: Pick<PoolClient, 'query'>, folder: string): Promise<State> {
  // The edge where the journal that drizzle-kit wrote is read.
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  const known = journal.entries.map(({ when }) => when);
  const table = await runner.query<{ exists: boolean }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists",
  );
  if (!table.rows[0]?.exists) return { applied: [], known };
  const { rows } = await runner.query<{ created_at: string }>(
    'SELECT created_at FROM drizzle.__drizzle_migrations',
  );
  return { applied: rows.map(({ created_at }) => Number(created_at)), known };
}

function isCurrent({ applied, known }: State): boolean {
  return applied.length === known.length && known.every((when) => applied.includes(when));
}

function refuseNewer({ applied, known }: State): void {
  const unknown = applied.filter((when) => !known.includes(when)).sort((a, b) => a - b);
  const first = unknown[0];
  if (first === undefined) return;
  throw new DatabaseTooNew(
    `The database was changed by a release that this one does not know (migration of ${new Date(first).toISOString()}); ` +
      'start that release or a newer one.',
  );
}
