import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { DatabaseLog } from './log.ts';
import { faultInsideTransaction } from './transaction.ts';

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;

/** node-postgres' pool that survives lost connections and refuses queries beside an open transaction. */
export class GuardedPool extends Pool {
  constructor(config: PoolConfig, log: DatabaseLog) {
    super(config);
    this.on('error', (error) => log.warn({ error: error.message }, 'an idle database connection was lost'));
    // A checked-out client has no listener of its own; without one, losing it would end the process.
    this.on('connect', (client) => client.on('error', () => undefined));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    const fault = faultInsideTransaction();
    if (!callback) return fault ? Promise.reject(fault) : super.connect();
    if (fault) callback(fault, undefined, () => undefined);
    else super.connect(callback);
    return undefined;
  }
}
