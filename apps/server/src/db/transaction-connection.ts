import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { isConnectionLost, isTransactionAborted, QueryOutsideTransaction } from './errors.ts';
import { holdForTurn, type Sender } from './flights.ts';

/** One statement that is not sent before it is awaited: what Drizzle's builders are. */
export type Unsent = { execute(): Promise<unknown> };

/** A connection for the time of one transaction, which begins with its first statement and in the same flight. */
export class TransactionConnection implements Sender {
  /** Whether the database has begun the transaction, or was asked to commit it. */
  mayHaveWritten = false;
  readonly #client: PoolClient;
  readonly #begin: string;
  #begun = false;
  #over = false;
  #commitSent = false;
  #sent = 0;
  #ahead: Promise<unknown>[] = [];
  #isComplete = true;
  #fault: unknown;
  #firstFailure: unknown;
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

  /** Sends statements whose outcome the commit waits for. */
  sendAhead(statements: readonly Unsent[]): void {
    const before = this.#sent;
    const answers = statements.map((statement) => statement.execute());
    // They are looked at with the commit, which may never come.
    for (const answer of answers) answer.catch(() => undefined);
    this.#ahead.push(...answers);
    this.#isComplete &&= this.#sent === before + statements.length;
  }

  /** Sends the commit, in one flight with what was sent in this turn. Throws what the first failure was. */
  async commit(): Promise<void> {
    const isComplete = this.#isComplete && !this.#fault;
    const commit = this.#begun && isComplete ? this.#sendCommit() : undefined;
    this.#over = true;
    const failed = (await Promise.allSettled([...this.#ahead, commit])).find(isRejected);
    if (failed) throw failed.reason;
    if (!isComplete) throw this.#fault ?? new Error('at a commit, only unsent statements can be handed in');
    // So PostgreSQL answers the commit of a transaction in which something failed.
    if ((await commit)?.command === 'ROLLBACK') {
      throw new Error('the transaction was rolled back, since one of its statements had failed');
    }
  }

  /** What made a transaction fail, where all that is left to see is that it has failed. */
  causeOf(error: unknown): unknown {
    return isTransactionAborted(error) ? (this.#firstFailure ?? error) : error;
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
      this.#firstFailure ??= error;
      throw error;
    }
  }
}

function isRejected(settled: PromiseSettledResult<unknown>): settled is PromiseRejectedResult {
  return settled.status === 'rejected';
}
