import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import {
  NodePgDatabase,
  type NodePgQueryResultHKT,
  NodePgSession,
  NodePgTransaction,
} from 'drizzle-orm/node-postgres';
import {
  type PgDatabase,
  PgDialect,
  type PgTransaction,
  type PgTransactionConfig,
} from 'drizzle-orm/pg-core';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { isConnectionLost, isSerializationFailure, QueryOutsideTransaction } from './errors.ts';
import { createFlights, holdForTurn, type Sender } from './flights.ts';

type NoSchema = Record<string, never>;
type NoTables = ExtractTablesWithRelations<NoSchema>;

/** Drizzle's core query builder on either database. Transactions go through `OpenDatabase.transaction` alone. */
export type Database = Omit<PgDatabase<NodePgQueryResultHKT, NoSchema, NoTables>, 'query' | 'transaction'>;

/** One statement that is not sent before it is awaited: what Drizzle's builders are. */
export type Unsent = { execute(): Promise<unknown> };

/** The same inside a transaction. */
export type Transaction = Omit<
  PgTransaction<NodePgQueryResultHKT, NoSchema, NoTables>,
  'query' | 'transaction'
> & {
  /**
   * Hands in writes whose outcome decides nothing: they leave together with the commit, in the order in which they
   * came, after everything that was awaited. What fails among them fails the transaction.
   */
  atCommit(...statements: readonly Unsent[]): void;
};

/** Whatever a statement can be sent on. */
export type Queryable = Database | Transaction;

export type TransactionOptions = Omit<PgTransactionConfig, 'accessMode'> & {
  /** May write into the room that the embedded database keeps for sign-ins, where the disk is full for all others. */
  reserved?: true;
  /** How often the closure may run in all; 4 unless told. */
  attempts?: number;
};

/** Names of columns are those of the schema's fields in snake case, as drizzle-kit writes them into migrations. */
const NAMING = { casing: 'snake_case' } as const;

const DEFAULT_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 20;

const current = new AsyncLocalStorage<{ open: boolean }>();

/** What sends the statements of each query builder. */
const senders = new WeakMap<object, Sender>();

/** The query builder on what sends its statements. */
export function queryBuilder(sender: Sender, dialect = new PgDialect(NAMING)): NodePgDatabase {
  const db = new NodePgDatabase<NoSchema>(dialect, sessionOn(sender, dialect), undefined);
  senders.set(db, sender);
  return db;
}

/** What sends the statements of a database or of a transaction. */
export function senderOf(db: Database | Transaction): Sender {
  const sender = senders.get(db);
  if (!sender) throw new Error('a query builder that this database did not make');
  return sender;
}

/** Of a whole client, Drizzle's session uses `query` alone, once transactions are not its own. */
function sessionOn(sender: Sender, dialect: PgDialect): NodePgSession<NoSchema, NoTables> {
  return new NodePgSession<NoSchema, NoTables>(sender as PoolClient, dialect, undefined);
}

/** The error for code that asks for another connection inside an open transaction; undefined outside of one. */
export function faultInsideTransaction(): QueryOutsideTransaction | undefined {
  if (!current.getStore()?.open) return undefined;
  return new QueryOutsideTransaction(
    'inside a transaction, query through the transaction that was passed in',
  );
}

export type Queries = {
  readonly db: Database;
  /**
   * Runs a closure in a transaction and commits; rolls back when it throws.
   *
   * The closure must be repeatable: it runs again, after a short random pause, when the database reports a
   * serialization failure or deadlock, or when the connection was lost before the transaction began. A connection lost
   * later is not retried, since the commit may have happened. Throws what the closure or the database threw last.
   */
  transaction<T>(closure: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
};

/** Everything that the product asks of a pool of connections. */
export function openQueries(pool: Pool): Queries {
  // One for all builders, since it remembers the names of columns.
  const dialect = new PgDialect(NAMING);
  return {
    db: queryBuilder(createFlights(pool, faultInsideTransaction), dialect),
    transaction: async (closure, { attempts = DEFAULT_ATTEMPTS, ...config } = {}) => {
      for (let attempt = 1; ; attempt += 1) {
        let connection: TransactionConnection | undefined;
        try {
          connection = new TransactionConnection(await pool.connect(), beginOf(config));
          return await runOnce(connection, dialect, closure);
        } catch (error) {
          const repeatable =
            isSerializationFailure(error) || (!connection?.mayHaveWritten && isConnectionLost(error));
          if (!repeatable || attempt >= attempts) throw error;
          await sleep(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
        }
      }
    },
  };
}

async function runOnce<T>(
  connection: TransactionConnection,
  dialect: PgDialect,
  closure: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const tx = new OpenTransaction(dialect, sessionOn(connection, dialect), undefined);
  senders.set(tx, connection);
  const state = { open: true };
  try {
    const value = await current.run(state, () => closure(tx));
    await connection.commit(tx.handedIn);
    return value;
  } catch (error) {
    await connection.rollBack();
    throw error;
  } finally {
    state.open = false;
    connection.release();
  }
}

class OpenTransaction extends NodePgTransaction<NoSchema, NoTables> {
  readonly handedIn: Unsent[] = [];

  atCommit(...statements: readonly Unsent[]): void {
    this.handedIn.push(...statements);
  }
}

/** A connection for the time of one transaction, which begins with its first statement and in the same flight. */
class TransactionConnection implements Sender {
  /** Whether the database has begun the transaction, or was asked to commit it. */
  mayHaveWritten = false;
  readonly #client: PoolClient;
  readonly #begin: string;
  #begun = false;
  #over = false;
  #commitSent = false;
  #sent = 0;
  #fault: unknown;
  #lost = false;

  constructor(client: PoolClient, begin: string) {
    this.#client = client;
    this.#begin = begin;
  }

  query(config: QueryConfig, values: unknown[]): Promise<QueryResult> {
    if (this.#over) {
      return Promise.reject(new QueryOutsideTransaction('the transaction is over: await what belongs to it'));
    }
    // Without its beginning, each statement would be committed by itself.
    if (this.#fault) return Promise.reject(this.#fault);
    holdForTurn(this.#client);
    if (!this.#begun) {
      this.#begun = true;
      this.#send(this.#begin).then(
        () => {
          this.mayHaveWritten = true;
        },
        (error: unknown) => {
          this.#fault = error;
        },
      );
    }
    this.#sent += 1;
    return this.#send(config, values);
  }

  /** Sends the last statements and the commit in one flight. Throws what the first of them threw. */
  async commit(last: readonly Unsent[]): Promise<void> {
    const before = this.#sent;
    const answers = last.map((statement) => statement.execute());
    const isComplete = this.#sent === before + last.length && !this.#fault;
    const commit = this.#begun && isComplete ? this.#sendCommit() : undefined;
    this.#over = true;
    const failed = (await Promise.allSettled([...answers, commit])).find(isRejected);
    if (failed) throw failed.reason;
    if (!isComplete) throw this.#fault ?? new Error('at a commit, only unsent statements can be handed in');
    // So PostgreSQL answers the commit of a transaction in which something failed.
    if ((await commit)?.command === 'ROLLBACK') {
      throw new Error('the transaction was rolled back, since one of its statements had failed');
    }
  }

  /** Gives up what no commit was asked for. */
  async rollBack(): Promise<void> {
    this.#over = true;
    if (this.#begun && !this.#commitSent) await this.#send('rollback').catch(() => undefined);
  }

  release(): void {
    this.#client.release(this.#lost);
  }

  #sendCommit(): Promise<QueryResult> {
    this.mayHaveWritten = true;
    this.#commitSent = true;
    holdForTurn(this.#client);
    return this.#send('commit');
  }

  async #send(config: QueryConfig | string, values?: unknown[]): Promise<QueryResult> {
    try {
      return await this.#client.query(config, values);
    } catch (error) {
      this.#lost ||= isConnectionLost(error);
      throw error;
    }
  }
}

function isRejected(settled: PromiseSettledResult<unknown>): settled is PromiseRejectedResult {
  return settled.status === 'rejected';
}

function beginOf({ isolationLevel, reserved, deferrable }: TransactionOptions): string {
  return [
    'begin',
    isolationLevel && `isolation level ${isolationLevel}`,
    reserved && 'read write',
    deferrable === undefined ? undefined : deferrable ? 'deferrable' : 'not deferrable',
  ]
    .filter(Boolean)
    .join(' ');
}
