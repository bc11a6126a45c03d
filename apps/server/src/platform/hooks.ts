import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/open-database.ts';
import type { Ports } from './ports.ts';

/** What a listener works with besides the transaction. */
export type HookContext = Pick<Ports, 'holidays' | 'hooks' | 'queue' | 'random'> & { readonly now: Date };

type Act<Payload, Answer> = (
  tx: Transaction,
  payload: Payload,
  ctx: HookContext,
  // biome-ignore lint/suspicious/noConfusingVoidType: a listener that has no answer returns nothing.
) => Promise<Answer | void>;
type Read<Query, Part> = (db: Queryable, query: Query, hooks: Hooks) => Promise<Part>;

/** What an area above does when something happens below; made by `Hook.on`. */
export type Listener = { readonly hook: object; readonly act: Act<never, unknown> };
/** What an area above adds to what is shown below; made by `Source.from`. */
export type Contribution = { readonly source: object; readonly read: Read<never, unknown> };
/** What an area above adds to a list below; made by `Registry.of`. */
export type Addition = { readonly registry: object; readonly items: readonly unknown[] };
/** Whatever an area registers with areas below it. */
export type Registration = Listener | Contribution | ColumnPart | Addition;

/** What an area above writes into a statement; made by `Column.from`. */
export type ColumnPart = { readonly column: object; readonly write: (row: never) => SQL };

/** Something that happens in an area, on which areas above act within the same transaction; some give an answer. */
export class Hook<Payload, Answer = void> {
  readonly name: string;
  /** The type of what a listener may answer. */
  declare readonly answer: Answer;
  constructor(name: string) {
    this.name = name;
  }

  on(act: Act<Payload, Answer>): Listener {
    return { hook: this, act };
  }
}

/** Something that an area shows and that one area above knows. */
export class Source<Query, Part> {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }

  from(read: Read<Query, Part>): Contribution {
    return { source: this, read };
  }
}

/** A column of a statement of one area that another area above knows how to write. */
export class Column<Row, Value> {
  readonly name: string;
  /** The type of what the column holds. */
  declare readonly value: Value;
  constructor(name: string) {
    this.name = name;
  }

  from(write: (row: Row) => SQL<Value>): ColumnPart {
    return { column: this, write };
  }
}

/** A list that an area works with and that areas above fill: kinds of objects, parts of a statement. */
export class Registry<Item> {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }

  of(...items: readonly Item[]): Addition {
    return { registry: this, items };
  }
}

declare const unread: unique symbol;
/** The values of `ExtraColumns`, which the area below hands on to its hooks unread. */
export type Extras = { readonly [unread]: true };

/** Where areas above add columns to a statement below, to read them themselves in the hooks that follow. */
export class ExtraColumns<Row> extends Registry<ExtraColumn<Row, unknown>> {
  /** @param name a word that no other column of these has */
  column<Value>(name: string, write: (row: Row) => SQL<Value>): ExtraColumn<Row, Value> {
    return new ExtraColumn(name, write);
  }
}

/** One of them; its value travels as JSON. */
class ExtraColumn<Row, Value> {
  readonly name: string;
  readonly write: (row: Row) => SQL<Value>;
  constructor(name: string, write: (row: Row) => SQL<Value>) {
    this.name = name;
    this.write = write;
  }

  read(extras: Extras): Value {
    // `Hooks.extras` has put it there under this name.
    return (extras as unknown as Readonly<Record<string, Value>>)[this.name] as Value;
  }
}

/** What the areas have registered with one another; `areas.ts` puts them together. */
export class Hooks {
  readonly #acts = new Map<object, Act<never, unknown>[]>();
  readonly #reads = new Map<object, Read<never, unknown>>();
  readonly #columns = new Map<object, ColumnPart['write']>();
  readonly #lists = new Map<object, unknown[]>();

  /** @param registered in the order in which listeners of one hook act: lower floors first */
  constructor(registered: readonly Registration[]) {
    for (const each of registered) {
      if ('hook' in each) this.#acts.set(each.hook, [...(this.#acts.get(each.hook) ?? []), each.act]);
      else if ('source' in each) setOnce(this.#reads, each.source, each.read);
      else if ('column' in each) setOnce(this.#columns, each.column, each.write);
      else this.#lists.set(each.registry, [...(this.#lists.get(each.registry) ?? []), ...each.items]);
    }
  }

  /**
   * Lets everyone act who listens; what one of them throws ends the transaction.
   * @returns what those have answered who had an answer, lower floors first
   */
  async run<Payload, Answer>(
    tx: Transaction,
    hook: Hook<Payload, Answer>,
    payload: Payload,
    ctx: HookContext,
  ): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (const act of this.#acts.get(hook) ?? []) {
      // `Hook.on` has paired the two.
      const answer = await (act as Act<Payload, Answer>)(tx, payload, ctx);
      if (answer !== undefined) answers.push(answer);
    }
    return answers;
  }

  /** Asks the area that knows. */
  async read<Query, Part>(db: Queryable, source: Source<Query, Part>, query: Query): Promise<Part> {
    const read = this.#reads.get(source);
    if (!read) throw new Error(`no area contributes to ${source.name}`);
    // `Source.from` has paired the two.
    return (read as Read<Query, Part>)(db, query, this);
  }

  /** The column as the area that knows writes it. */
  column<Row, Value>(column: Column<Row, Value>, row: Row): SQL<Value> {
    const write = this.#columns.get(column);
    if (!write) throw new Error(`no area writes the column ${column.name}`);
    // `Column.from` has paired the two.
    return (write as (row: Row) => SQL<Value>)(row);
  }

  /** The columns that areas above add, as one. */
  extras<Row>(columns: ExtraColumns<Row>, row: Row): SQL<Extras> {
    const parts = this.list(columns).flatMap(({ name, write }) => [sql.raw(`'${name}'`), write(row)]);
    return sql<Extras>`json_build_object(${sql.join(parts, sql`, `)})`;
  }

  /** Everything that was registered, lower floors first. */
  list<Item>(registry: Registry<Item>): readonly Item[] {
    // `Registry.of` has paired the two.
    return (this.#lists.get(registry) ?? []) as Item[];
  }
}

function setOnce<Value>(map: Map<object, Value>, key: object, value: Value): void {
  if (map.has(key)) throw new Error('two areas contribute the same');
  map.set(key, value);
}
