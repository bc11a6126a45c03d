import { AsyncLocalStorage } from 'node:async_hooks';
import { Client, type Pool, type PoolClient, type QueryConfig } from 'pg';

/** One statement as the driver was given it. */
type Statement = { readonly config: QueryConfig; readonly values: readonly unknown[] };

/** Statements one after the other; those of one step were under way at the same time. */
export type Recording = readonly (readonly Statement[])[];

type Tape = { readonly steps: Statement[][]; underWay: number };

const tapes = new AsyncLocalStorage<Tape>();

type AnyQuery = (...args: unknown[]) => unknown;

/**
 * Runs `call` and notes every statement that it sends, so that the bare handler does the same SQL by definition.
 * Only what runs in the call's own asynchronous context is noted, not the housekeeping beside it.
 */
export async function record(call: () => Promise<void>): Promise<Recording> {
  const tape: Tape = { steps: [], underWay: 0 };
  // `query` has a dozen overloads; the wrapper hands every argument on as it came.
  const original = Client.prototype.query as AnyQuery;
  const noting: AnyQuery = function (this: Client, ...args) {
    const running = tapes.getStore();
    if (!running) return Reflect.apply(original, this, args);
    const [first, second] = args;
    const config = typeof first === 'string' ? { text: first } : (first as QueryConfig);
    // A copy: the driver writes callbacks into the object it is given.
    const statement = { config: { ...config }, values: Array.isArray(second) ? second : [] };
    const together = running.underWay > 0 ? running.steps.at(-1) : undefined;
    if (together) together.push(statement);
    else running.steps.push([statement]);
    running.underWay += 1;
    return whenDone(original, this, args, () => {
      running.underWay -= 1;
    });
  };
  Client.prototype.query = noting as typeof Client.prototype.query;
  try {
    await tapes.run(tape, call);
  } finally {
    Client.prototype.query = original as typeof Client.prototype.query;
  }
  return tape.steps;
}

function whenDone(query: AnyQuery, client: Client, args: unknown[], settled: () => void): unknown {
  const callback = args.at(-1);
  if (typeof callback !== 'function') {
    const answer = query.apply(client, args);
    if (answer instanceof Promise) answer.then(settled, settled);
    return answer;
  }
  const calling = (...results: unknown[]) => {
    settled();
    return Reflect.apply(callback, undefined, results);
  };
  return query.apply(client, [...args.slice(0, -1), calling]);
}

/**
 * Sends the recorded statements again, those of a transaction on one connection.
 * @param swap what stands instead of a recorded value
 * @returns the rows of every statement
 */
export async function replay(
  pool: Pool,
  recording: Recording,
  swap: (value: unknown) => unknown,
): Promise<unknown[]> {
  const answers: unknown[] = [];
  let client: PoolClient | undefined;
  try {
    for (const step of recording) {
      const text = step[0]?.config.text.trimStart() ?? '';
      if (/^begin\b/i.test(text)) client = await pool.connect();
      const runner = client ?? pool;
      const results = await Promise.all(
        step.map(({ config, values }) => runner.query({ ...config }, values.map(swap))),
      );
      answers.push(...results.map(({ rows }) => rows));
      if (/^commit\b/i.test(text)) {
        client?.release();
        client = undefined;
      }
    }
    return answers;
  } finally {
    client?.release(true);
  }
}
