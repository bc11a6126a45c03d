import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { isConnectionLost, type QueryOutsideTransaction } from './errors.ts';

/** How many statements one connection takes on at once; more go on others beside it. */
const MOST_IN_FLIGHT = 16;

/** What Drizzle asks of a connection. */
export type Sender = { query(config: QueryConfig, values: unknown[]): Promise<QueryResult> };

/** The socket of a connection, which node-postgres does not publish. */
type Wired = { readonly connection: { readonly stream: { cork(): void; uncork(): void } } };

const held = new WeakSet<PoolClient>();

/** Holds back what a connection sends until the current turn is over, so that all of it leaves in one write. */
export function holdForTurn(client: PoolClient): void {
  if (held.has(client)) return;
  held.add(client);
  const { stream } = (client as PoolClient & Wired).connection;
  stream.cork();
  // By then all promises that could go on have gone on.
  process.nextTick(() => {
    held.delete(client);
    stream.uncork();
  });
}

type Statement = {
  readonly config: QueryConfig;
  readonly values: unknown[];
  readonly resolve: (result: QueryResult) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Sends statements outside of transactions. Those that are asked for in one turn of the event loop, as by
 * `Promise.all`, leave together on one connection, each a transaction of its own: the fault of one is not that of the
 * others. Where all connections are busy, those that wait share the next one.
 * @param refuse the error for code that may not ask now, if any
 */
export function createFlights(pool: Pool, refuse: () => QueryOutsideTransaction | undefined): Sender {
  let waiting: Statement[] = [];
  let scheduled = false;
  let departures = 0;

  const schedule = () => {
    if (scheduled) return;
    scheduled = true;
    process.nextTick(() => {
      scheduled = false;
      while (departures * MOST_IN_FLIGHT < waiting.length) void depart();
    });
  };

  const depart = async () => {
    departures += 1;
    let client: PoolClient | undefined;
    let failure: unknown;
    try {
      client = await pool.connect();
    } catch (error) {
      failure = error;
    }
    departures -= 1;
    const load = waiting.slice(0, MOST_IN_FLIGHT);
    waiting = waiting.slice(MOST_IN_FLIGHT);
    if (client) await send(client, load);
    else for (const { reject } of load) reject(failure);
  };

  return {
    query: (config, values) =>
      new Promise((resolve, reject) => {
        const fault = refuse();
        if (fault) return reject(fault);
        waiting.push({ config, values, resolve, reject });
        schedule();
      }),
  };
}

async function send(client: PoolClient, load: readonly Statement[]): Promise<void> {
  if (load.length > 1) holdForTurn(client);
  let lost = false;
  const answers = load.map(({ config, values, resolve, reject }) =>
    client.query(config, values).then(resolve, (error: unknown) => {
      lost ||= isConnectionLost(error);
      reject(error);
    }),
  );
  await Promise.all(answers);
  client.release(lost);
}
