import { AsyncLocalStorage } from 'node:async_hooks';
import { Client, type QueryConfig } from 'pg';

type Counted<T> = { readonly result: T; readonly statements: readonly string[] };

const counts = new AsyncLocalStorage<string[]>();

/** Begins and ends of transactions: they travel with the statements between them. */
const TRAVELS_ALONG = /^\s*(begin|commit|rollback)\b/i;

type AnyQuery = (this: Client, query: string | QueryConfig, ...rest: unknown[]) => unknown;

// `query` has a dozen overloads; what it is given goes on as it came. Patched for good, since calls that go on side by
// side could not each put back what they found.
const query = Client.prototype.query as AnyQuery;
const countingQuery: AnyQuery = function (first, ...rest) {
  const text = typeof first === 'string' ? first : first.text;
  if (!TRAVELS_ALONG.test(text)) counts.getStore()?.push(text);
  return query.call(this, first, ...rest);
};
Client.prototype.query = countingQuery as typeof Client.prototype.query;

/**
 * Runs `work` and lists the statements that it sends to a database, wherever they are sent from.
 * Each statement of a pipelined batch counts; begins and ends of transactions do not. What other work sends meanwhile
 * is not counted, nor what is sent after `work` has ended.
 */
export async function countStatements<T>(work: () => Promise<T>): Promise<Counted<T>> {
  const statements: string[] = [];
  const result = await counts.run(statements, async () => work());
  return { result, statements: [...statements] };
}
