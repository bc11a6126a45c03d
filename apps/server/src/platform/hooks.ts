import type { SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/open-database.ts';
import type { Ports } from './ports.ts';

/** What a listener works with besides the transaction. */
export type HookContext = Pick<Ports, 'holidays' | 'hooks' | 'queue' | 'random'> & { readonly now: Date };

type Act<Payload> = (tx: Transaction, payload: Payload, ctx: HookContext) => Promise<void>;
type Read<Query, Part> = (db: Queryable, query: Query) => Promise<Part>;

/** What an area above does when something happens below; made by `Hook.on`. */
export type Listener = { readonly hook: object; readonly act: Act<never> };
/** What an area above adds to what is shown below; made by `Source.from`. */
export type Contribution = { readonly source: object; readonly read: Read<never, unknown> };
/** What an area above adds to a list below; made by `Registry.of`. */
export type Addition = { readonly registry: object; readonly items: readonly unknown[] };
/** Whatever an area registers with areas below it. */
export type Registration = Listener | Contribution | ColumnPart | Addition;

/** What an area above writes into a statement; made by `Column.from`. */
export type ColumnPart = { readonly column: object; readonly write: (row: never) => SQL };

/** Something that happens in an area, on which areas above act within the same transaction. */
export class Hook<Payload> {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }

  on(act: Act<Payload>): Listener {
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

/** What the areas have registered with one another; `areas.ts` puts them together. */
export class Hooks {
  readonly #acts = new Map<object, Act<never>[]>();
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

  /** Lets everyone act who listens; what one of them throws ends the transaction. */
  async run<Payload>(
    tx: Transaction,
    hook: Hook<Payload>,
    payload: Payload,
    ctx: HookContext,
  ): Promise<void> {
    // `Hook.on` has paired the two.
    for (const act of this.#acts.get(hook) ?? []) await (act as Act<Payload>)(tx, payload, ctx);
  }

  /** Asks the area that knows. */
  async read<Query, Part>(db: Queryable, source: Source<Query, Part>, query: Query): Promise<Part> {
    const read = this.#reads.get(source);
    if (!read) throw new Error(`no area contributes to ${source.name}`);
    // `Source.from` has paired the two.
    return (read as Read<Query, Part>)(db, query);
  }

  /** The column as the area that knows writes it. */
  column<Row, Value>(column: Column<Row, Value>, row: Row): SQL<Value> {
    const write = this.#columns.get(column);
    if (!write) throw new Error(`no area writes the column ${column.name}`);
    // `Column.from` has paired the two.
    return (write as (row: Row) => SQL<Value>)(row);
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
