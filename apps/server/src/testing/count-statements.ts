import { AsyncLocalStorage } from 'node:async_hooks';
import { Client, Pool, type PoolClient, type QueryConfig } from 'pg';

/** A statement as it went to a database. */
type Sent = { readonly text: string; readonly values: readonly unknown[] };

type Counted<T> = {
  readonly result: T;
  readonly statements: readonly string[];
  readonly sent: readonly Sent[];
  /** How often the work waited for a database: what left together and came back together is one wave. */
  readonly waves: number;
};

/** What one piece of work has sent, and the last wave of which an answer has come back. */
type Count = { readonly sent: Sent[]; waves: number; answered: number };

/**
 * A count, as what goes on at some point sees it.
 * @property asked the wave of what was asked for before this turn began, until its first answer
 */
type View = { readonly count: Count; asked?: number | undefined };

const counts = new AsyncLocalStorage<View>();

const waveOf = ({ count, asked }: View): number => asked ?? count.answered + 1;

// A batch leaves in the next turn with all who asked in this one. An answer that comes in between is not awaited by it.
const nextTurn = globalThis.setImmediate;
const countingTurn = (work: (...given: unknown[]) => void, ...given: unknown[]) => {
  const view = counts.getStore();
  if (!view) return nextTurn(work, ...given);
  const asked = waveOf(view);
  return nextTurn(() => counts.run({ count: view.count, asked }, () => work(...given)));
};
// Its overloads tell of promises, which come from `node:timers/promises` here.
globalThis.setImmediate = countingTurn as typeof nextTurn;

/** They travel with the statements of their transaction, the end of one that wrote nothing more in a wave of its own. */
const BEGIN = /^\s*begin\b/i;
const END = /^\s*(commit|rollback)\b/i;

/** What the counters of the limits clear by themselves every few minutes, on whichever connection is at hand. */
const HOUSEKEEPING = /^DELETE FROM "?rate_limits"? WHERE expire/;

type AnyQuery = (this: Client, query: string | QueryConfig, ...rest: unknown[]) => unknown;

// `query` has a dozen overloads; what it is given goes on as it came. Patched for good, since calls that go on side by
// side could not each put back what they found.
const query = Client.prototype.query as AnyQuery;
const countingQuery: AnyQuery = function (first, ...rest) {
  const text = typeof first === 'string' ? first : first.text;
  const view = counts.getStore();
  if (!view || BEGIN.test(text) || HOUSEKEEPING.test(text)) return query.call(this, first, ...rest);
  const { count } = view;
  const [values] = rest;
  if (!END.test(text)) count.sent.push({ text, values: Array.isArray(values) ? values : [] });
  // Whatever is asked for once something of a wave has come back may depend on it.
  const wave = askedFor.get(this) ?? waveOf(view);
  count.waves = Math.max(count.waves, wave);
  const answer = () => {
    count.answered = Math.max(count.answered, wave);
    askedFor.delete(this);
    view.asked = undefined;
  };
  const called = rest.at(-1);
  if (typeof called === 'function') {
    const callBack = (...results: unknown[]) => {
      answer();
      called(...results);
    };
    return query.call(this, first, ...rest.slice(0, -1), callBack);
  }
  const result = query.call(this, first, ...rest);
  if (result instanceof Promise) result.then(answer, answer);
  return result;
};
Client.prototype.query = countingQuery as typeof Client.prototype.query;

/** The wave in which a connection was asked for, until the first answer comes back on it. */
const askedFor = new WeakMap<Client, number>();

// A statement that waits for a connection, to be opened or to come back, depends on nothing that was answered meanwhile.
const connect = Pool.prototype.connect as (this: Pool) => Promise<PoolClient>;
const countingConnect = async function (this: Pool): Promise<PoolClient> {
  const view = counts.getStore();
  const wave = view && waveOf(view);
  const client = await connect.call(this);
  if (wave) askedFor.set(client, wave);
  else askedFor.delete(client);
  return client;
};
Pool.prototype.connect = function (this: Pool, ...callBack: []) {
  return callBack.length > 0 ? connect.apply(this, callBack) : countingConnect.call(this);
} as typeof Pool.prototype.connect;

/**
 * Runs `work` and lists the statements that it sends to a database, wherever they are sent from.
 * Each statement of a pipelined batch counts; begins and ends of transactions do not. What other work sends meanwhile
 * is not counted, nor what is sent after `work` has ended.
 */
export async function countStatements<T>(work: () => Promise<T>): Promise<Counted<T>> {
  const count: Count = { sent: [], waves: 0, answered: 0 };
  const result = await counts.run({ count }, async () => work());
  const sent = [...count.sent];
  return { result, statements: sent.map(({ text }) => text), sent, waves: count.waves };
}
