import { is, Param, type Placeholder, QueryPromise, sql } from 'drizzle-orm';
import type { PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core';
import { type Database, type Queryable, queryBuilder, senderOf } from './transaction.ts';

type Values = Readonly<Record<string, unknown>>;

/** Where the values of a statement stand in its text. */
export type Params<V extends Values> = { readonly [Name in keyof V]-?: Placeholder<string, V[Name]> };

type Buildable<Row> = {
  prepare(name: string): PgPreparedQuery<PreparedQueryConfig & { execute: Row }>;
};

/** A statement with its values; sent when it is awaited, or handed in at a commit. */
class Bound<Row> extends QueryPromise<Row> {
  readonly #execute: () => Promise<Row>;

  constructor(execute: () => Promise<Row>) {
    super();
    this.#execute = execute;
  }

  override execute(): Promise<Row> {
    return this.#execute();
  }
}

/** Builds text and nothing else; what is built goes to the sender of the one who runs it. */
const builder = queryBuilder({
  query: () => Promise.reject(new Error('a statement was sent without a database')),
});

/** The statements that were declared so far, by name: how the text of each comes about. */
const declared = new Map<string, (...given: readonly unknown[]) => string>();

/**
 * A statement of a hot call: built once for the process, by its first use, and parsed and planned once on each
 * connection, under its name. Runs on a database and inside a transaction alike.
 *
 *     const findComment = statement('find_comment', (db, { id }: Params<{ id: string }>) =>
 *       db.select(columns).from(comments).where(eq(comments.id, id)));
 *     const rows = await findComment(db, { id });
 *
 * The text must be the same for all values: `= any (${ids}::uuid[])` rather than `inArray`. A value beside a column is
 * written as that column writes its own; in bare SQL, give it a cast.
 * @param name of up to 63 characters, and of no other statement
 * @param build what it is given besides the values (the hooks, say) writes the same text each time
 */
export function statement<V extends Values, Row, Given extends readonly unknown[] = []>(
  name: string,
  build: (db: Database, params: Params<V>, ...given: Given) => Buildable<Row>,
): (on: Queryable, values: V, ...given: Given) => QueryPromise<Row> {
  if (declared.has(name)) throw new Error(`two statements are named ${name}`);
  const prepare = (...given: Given) => takingNull(build(builder, placeholders(), ...given).prepare(name));
  declared.set(name, (...given) => prepare(...(given as unknown as Given)).getQuery().sql);
  let prepared: PgPreparedQuery<PreparedQueryConfig & { execute: Row }> | undefined;
  return (on, values, ...given) =>
    new Bound(() => {
      prepared ??= prepare(...given);
      return sentOn(on, prepared).execute(values);
    });
}

/**
 * The text of each statement that was declared so far, by name.
 * @param givenTo what a statement is given besides its values
 */
export function textsOfStatements(
  givenTo: (name: string) => readonly unknown[],
): ReadonlyMap<string, string> {
  return new Map([...declared].map(([name, textOf]) => [name, textOf(...givenTo(name))]));
}

/** What was prepared, to be sent on a database or a transaction. */
function sentOn<P extends PgPreparedQuery<PreparedQueryConfig>>(on: Queryable, prepared: P): P {
  // Drizzle binds what it prepares to one client, and reads nothing else of it.
  return Object.create(prepared, { client: { value: senderOf(on) } });
}

/** Drizzle lets a column write the value of a placeholder also where that is null, which no column can. */
function takingNull<P extends PgPreparedQuery<PreparedQueryConfig>>(prepared: P): P {
  const { params } = prepared.getQuery();
  for (const [place, param] of params.entries()) {
    if (!is(param, Param)) continue;
    const { encoder, value } = param;
    params[place] = new Param(value, {
      mapToDriverValue: (given) => (given === null ? null : encoder.mapToDriverValue(given)),
    });
  }
  return prepared;
}

/** Whatever is asked of it is a placeholder of that name. */
function placeholders<V extends Values>(): Params<V> {
  return new Proxy({} as Params<V>, { get: (_, name) => sql.placeholder(String(name)) });
}
