import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransaction, PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { isConnectionLost, isSerializationFailure, QueryOutsideTransaction } from './errors.ts';

type NoSchema = Record<string, never>;
type NoTables = ExtractTablesWithRelations<NoSchema>;

/** Drizzle's core query builder on either database. Transactions go through `OpenDatabase.transaction` alone. */
export type Database = Omit<PgDatabase<NodePgQueryResultHKT, NoSchema, NoTables>, 'query' | 'transaction'>;

/** The same inside a transaction; its own `transaction` is a savepoint. */
export type Transaction = Omit<PgTransaction<NodePgQueryResultHKT, NoSchema, NoTables>, 'query'>;

export type TransactionOptions = PgTransactionConfig & {
  /** How often the closure may run in all; 4 unless told. */
  attempts?: number;
};

/** Names of columns are those of the schema's fields in snake case, as drizzle-kit writes them into migrations. */
const NAMING = { casing: 'snake_case' } as const;

const DEFAULT_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 20;

const current = new AsyncLocalStorage<{ open: boolean }>();

/** The query builder on a pool or on one client. */
export function queryBuilder(client: Pool | PoolClient): NodePgDatabase {
  return drizzle(client, NAMING);
}

/** The error for code that asks for another connection inside an open transaction; undefined outside of one. */
export function faultInsideTransaction(): QueryOutsideTransaction | undefined {
  if (!current.getStore()?.open) return undefined;
  return new QueryOutsideTransaction(
    'inside a transaction, query through the transaction that was passed in',
  );
}

/**
 * Runs a closure in a transaction and commits; rolls back when it throws.
 *
 * The closure must be repeatable: it runs again, after a short random pause, when the database reports a serialization
 * failure or deadlock, or when the connection was lost before the closure began. A connection lost later is not retried,
 * since the commit may have happened. Throws what the closure or the database threw last.
 */
export async function runTransaction<T>(
  pool: Pool,
  closure: (tx: Transaction) => Promise<T>,
  { attempts = DEFAULT_ATTEMPTS, ...config }: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    let begun = false;
    try {
      return await runOnce(pool, config, (tx) => {
        begun = true;
        return closure(tx);
      });
    } catch (error) {
      const repeatable = isSerializationFailure(error) || (!begun && isConnectionLost(error));
      if (!repeatable || attempt >= attempts) throw error;
      await sleep(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}

/** Drizzle's own transaction on a pool never gives back a client whose BEGIN failed; hence the client taken here. */
async function runOnce<T>(
  pool: Pool,
  config: PgTransactionConfig,
  closure: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client: PoolClient = await pool.connect();
  const state = { open: true };
  let failure: unknown;
  try {
    return await current.run(state, () =>
      queryBuilder(client).transaction(closure, Object.keys(config).length > 0 ? config : undefined),
    );
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    state.open = false;
    client.release(isConnectionLost(failure));
  }
}
