import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../db/open-database.ts';
import type { HookContext } from './hooks.ts';
import type { Ports } from './ports.ts';

/** The owner of an account that is exported or erased. */
export type AccountOwner = { readonly id: string; readonly email: string; readonly locale: 'en' | 'zh' };

/** What an erasure does with a column that names people: no row names the person there any more, or it stays and why. */
export type Fate = 'erased' | { readonly kept: string };

type Column<T extends PgTable> = keyof T['_']['columns'] & string;

type Declaration<Name extends string> = {
  /** The columns that name people: by id, by address, or by a row of theirs in another table. */
  readonly people: Readonly<Partial<Record<Name, Fate>>>;
  /** Columns that people write and that stay with what is kept. */
  readonly shared?: readonly Name[];
  /** The file of the archive that holds one's own rows, or the folder (`images/`); or why none does. */
  readonly archive: string | { readonly none: string };
};

/** One of ours, or the qualified name of one that a library makes. */
type Table = PgTable | string;
/** A table with people in it. */
export type PersonalTable = Declaration<string> & { readonly table: Table };
/** A table with nothing about people. */
export type ImpersonalTable = { readonly table: Table; readonly impersonal: string };
export type DeclaredTable = PersonalTable | ImpersonalTable;

/** Declares a table that names people; each such column with what an erasure does. */
export function personal<T extends Table>(
  table: T,
  declaration: Declaration<T extends PgTable ? Column<T> : string>,
): PersonalTable {
  return { table, ...declaration };
}

/** Declares a table that says nothing about people. */
export function impersonal(table: Table, because: string): ImpersonalTable {
  return { table, impersonal: because };
}

/** A file of an archive: whole, a text in pieces, or a JSON array that is written row by row. */
export type ArchiveFile =
  | { readonly path: string; readonly content: string | Uint8Array }
  | { readonly path: string; readonly pieces: Iterable<string> }
  | { readonly path: string; readonly rows: AsyncIterable<unknown> };

export type ErasureContext = HookContext & Pick<Ports, 'files'>;
export type ExportSource = Pick<Ports, 'files'> & { readonly db: Database };

/** What an area keeps about people. Every table of its schema is declared once; a test compares them with the database. */
export type PersonalData = {
  readonly tables: readonly DeclaredTable[];
  /** Leaves nothing of a person but what their teams share. Files go before their rows: an erasure that broke off is repeated. */
  erase(tx: Transaction, person: AccountOwner, ctx: ErasureContext): Promise<void>;
  /** Erases what erased people shared with teams that have ended since: at most `limit`, and returns how many. */
  eraseLeftOver?(tx: Transaction, ctx: ErasureContext, limit: number): Promise<number>;
  /** Everything of one's own, file by file; the next one is fetched when the one before is packed. */
  export(source: ExportSource, person: AccountOwner): AsyncIterable<ArchiveFile>;
};

const PAGE = 200;

/**
 * Reads a list to its end, a page at a time.
 * @param read the rows after one, in a fixed order and at most `limit`
 * @param size rows of a page, where its rows are long
 */
export async function* inPages<After, Row extends After>(
  read: (after: After | undefined, limit: number) => Promise<Row[]>,
  size = PAGE,
): AsyncGenerator<Row> {
  let page: Row[];
  let last: Row | undefined;
  do {
    page = await read(last, size);
    yield* page;
    last = page.at(-1);
  } while (page.length === size);
}

/** A value as a JSON file that people can read. */
export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
