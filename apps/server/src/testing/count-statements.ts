import { AsyncLocalStorage } from 'node:async_hooks';
import { Client, type QueryConfig } from 'pg';

/** A statement as it went to a database. */
type Sent = { readonly text: string; readonly values: readonly unknown[] };

type Counted<T> = {
  readonly result: T;
  readonly statements: readonly string[];
  readonly sent: readonly Sent[];
};

const counts = new AsyncLocalStorage<Sent[]>();

/** Begins and ends of transactions: they travel with the statements between them. */
const TRAVELS_ALONG = /^\s*(begin|commit|rollback)\b/i;

/** What the counters of the limits clear by themselves every few minutes, on whichever connection is at hand. */
const HOUSEKEEPING = /^DELETE FROM "?rate_limits"? WHERE expire/;

type AnyQuery = (this: Client, query: string | QueryConfig, ...rest: unknown[]) => unknown;

// `query` has a dozen overloads; what it is given goes on as it came. Patched for good, since calls that go on side by
// side could not each put back what they found.
const query = Client.prototype.query as AnyQuery;
const countingQuery: AnyQuery = function (first, ...rest) {
  const text = typeof first === 'string' ? first : first.text;
  const [values] = rest;
  if (!TRAVELS_ALONG.test(text) && !HOUSEKEEPING.test(text))
    counts.getStore()?.push({ text, values: Array.isArray(values) ? values : [] });
  return query.call(this, first, ...rest);
};
Client.prototype.query = countingQuery as typeof Client.prototype.query;

/**
 * Runs `work` and lists the statements that it sends to a database, wherever they are sent from.
 * Each statement of a pipelined batch counts; begins and ends of transactions do not. What other work sends meanwhile
 * is not counted, nor what is sent after `work` has ended.
 */
export async function countStatements<T>(work: () => Promise<T>): Promise<Counted<T>> {
  const sent: Sent[] = [];
  const result = await counts.run(sent, async () => work());
  return { result, statements: sent.map(({ text }) => text), sent: [...sent] };
}
