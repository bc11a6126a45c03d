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
import type { Pool, PoolClient } from 'pg';
import { isConnectionLost, isSerializationFailure, QueryOutsideTransaction } from './errors.ts';
import { createFlights, type Sender } from './flights.ts';
import { TransactionConnection, type Unsent } from './transaction-connection.ts';

type NoSchema = Record<string, never>;
type NoTables = ExtractTablesWithRelations<NoSchema>;

/** Drizzle's core query builder on either database. Transactions go through `OpenDatabase.transaction` alone. */
export type Database = Omit<PgDatabase<NodePgQueryResultHKT, NoSchema, NoTables>, 'query' | 'transaction'>;

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
  /** Sends what was handed in so far together with the next statement, which then sees it. */
  sendHandedIn(): void;
  /** Runs once the commit has succeeded, for what is outside of the database. A closure that runs again starts anew. */
  afterCommit(run: () => Promise<void>): void;
};

/** Whatever a statement can be sent on. */
export type Queryable = Database | Transaction;

export type TransactionOptions = Omit<PgTransactionConfig, 'accessMode'> & {
  /** May write into the room that the embedded database keeps for sign-ins, where the disk is full for all others. */
  reserved?: true;
  /** How often the closure may run in all; 4 unless told. */
  attempts?: number;
  /** One of many transactions of a call, each of which bears repetition: it does not wait for the call's outcome. */
  commitsAtOnce?: boolean;
};

/**
 * Runs a closure in a transaction and commits; rolls back when it throws.
 *
 * The closure must be repeatable: it runs again, after a short random pause, when the database reports a
 * serialization failure or deadlock, or when the connection was lost before the transaction began. A connection lost
 * later is not retried, since the commit may have happened. Throws what the closure or the database threw last.
 */
export type Transact = <T>(
  closure: (tx: Transaction) => Promise<T>,
  options?: TransactionOptions,
) => Promise<T>;

/** Names of columns are those of the schema's fields in snake case, as drizzle-kit writes them into migrations. */
const NAMING = { casing: 'snake_case' } as const;

const DEFAULT_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 20;
/** Who repeats a call is answered within five seconds. */
const LOCK_TIMEOUT = '4s';

const current = new AsyncLocalStorage<{ open: boolean } | undefined>();

/** Runs what serves many callers, so that the open transaction of the one who happened to start it is not its own. */
export function outsideTransactions<T>(run: () => T): T {
  return current.run(undefined, run);
}

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
  readonly transaction: Transact;
  /**
   * Commits a piece of work together with its outcome: the transaction that `work` opens stays open once its closure is
   * done, and commits in one flight with the statement that keeps the outcome. Until then the work may ask the database
   * for nothing. Where it opens no transaction, its outcome is kept by itself.
   *
   * The work must be repeatable, as a closure is. Its transaction waits for a lock for four seconds at most.
   * @param keep the statement that keeps the outcome; what it throws undoes the work
   */
  commitWithOutcome<T>(
    work: (transaction: Transact) => Promise<T>,
    keep: (on: Queryable, outcome: T) => Unsent,
  ): Promise<T>;
};

/** Everything that the product asks of a pool of connections. */
export function openQueries(pool: Pool): Queries {
  // One for all builders, since it remembers the names of columns.
  const dialect = new PgDialect(NAMING);

  /** Runs a closure, again where that may help, and leaves its transaction open. */
  const open = async <T>(
    closure: (tx: Transaction) => Promise<T>,
    { attempts, begin }: { attempts: number; begin: string },
    finish: (ended: EndedClosure<T>) => Promise<void>,
  ): Promise<T> => {
    let connection: TransactionConnection | undefined;
    return tryAgain(
      attempts,
      async () => {
        connection = undefined;
        connection = new TransactionConnection(await pool.connect(), begin);
        const ended = await runClosure(connection, dialect, closure);
        await finish(ended);
        return ended.value;
      },
      (error) => isSerializationFailure(error) || (!connection?.mayHaveWritten && isConnectionLost(error)),
    );
  };

  const transaction: Transact = (
    closure,
    { attempts = DEFAULT_ATTEMPTS, commitsAtOnce: _, ...config } = {},
  ) => open(closure, { attempts, begin: beginOf(config) }, (ended) => ended.commit());

  return {
    db: queryBuilder(createFlights(pool, faultInsideTransaction), dialect),
    transaction,
    commitWithOutcome: (work, keep) =>
      tryAgain(DEFAULT_ATTEMPTS, () => workAndCommit(work, keep), isSerializationFailure),
  };

  async function workAndCommit<T>(
    work: (transaction: Transact) => Promise<T>,
    keep: (on: Queryable, outcome: T) => Unsent,
  ): Promise<T> {
    const state = { open: false };
    let waiting: EndedClosure<unknown> | undefined;
    const held: Transact = async (closure, options = {}) => {
      if (options.commitsAtOnce) return transaction(closure, options);
      if (waiting)
        throw new QueryOutsideTransaction('a call has one transaction that commits with its answer');
      const { attempts = DEFAULT_ATTEMPTS, commitsAtOnce: _, ...config } = options;
      const begin = `${beginOf(config)}; set local lock_timeout = '${LOCK_TIMEOUT}'`;
      return open(closure, { attempts, begin }, async (ended) => {
        waiting = ended;
        state.open = true;
      });
    };
    try {
      const outcome = await current.run(state, () => work(held));
      state.open = false;
      if (waiting) await waiting.commit((tx) => keep(tx, outcome));
      else await transaction(async (tx) => tx.atCommit(keep(tx, outcome)));
      return outcome;
    } catch (error) {
      state.open = false;
      await waiting?.giveUp();
      throw error;
    }
  }
}

/** Runs something again, after a short random pause, while it fails in a way that may pass. */
async function tryAgain<T>(
  attempts: number,
  run: () => Promise<T>,
  mayPass: (error: unknown) => boolean,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!mayPass(error) || attempt >= attempts) throw error;
      await sleep(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}

/** A transaction whose closure has succeeded, and which waits for its end. */
type EndedClosure<T> = {
  readonly value: T;
  /** @param last one more statement that leaves with the commit */
  commit(last?: (tx: Transaction) => Unsent): Promise<void>;
  /** Rolls back, unless it has ended already. */
  giveUp(): Promise<void>;
};

async function runClosure<T>(
  connection: TransactionConnection,
  dialect: PgDialect,
  closure: (tx: Transaction) => Promise<T>,
): Promise<EndedClosure<T>> {
  const tx = new OpenTransaction(dialect, connection);
  senders.set(tx, connection);
  const state = { open: true };
  let over = false;
  const giveUp = async () => {
    if (over) return;
    over = true;
    await connection.rollBack();
    connection.release();
  };
  try {
    const value = await current.run(state, () => closure(tx));
    // Whatever becomes of the commit, what the closure left running may no longer ask.
    state.open = false;
    tx.sendHandedIn();
    return {
      value,
      giveUp,
      commit: async (last) => {
        try {
          if (last) connection.sendAhead([last(tx)]);
          await connection.commit();
        } catch (error) {
          await giveUp();
          throw error;
        }
        over = true;
        connection.release();
        for (const run of tx.afterwards) await run();
      },
    };
  } catch (error) {
    state.open = false;
    await giveUp();
    throw connection.causeOf(error);
  }
}

class OpenTransaction extends NodePgTransaction<NoSchema, NoTables> {
  readonly afterwards: (() => Promise<void>)[] = [];
  readonly #connection: TransactionConnection;
  #handedIn: Unsent[] = [];

  constructor(dialect: PgDialect, connection: TransactionConnection) {
    super(dialect, sessionOn(connection, dialect), undefined);
    this.#connection = connection;
  }

  atCommit(...statements: readonly Unsent[]): void {
    this.#handedIn.push(...statements);
  }

  sendHandedIn(): void {
    this.#connection.sendAhead(this.#handedIn);
    this.#handedIn = [];
  }

  afterCommit(run: () => Promise<void>): void {
    this.afterwards.push(run);
  }
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
