import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../db/open-database.ts';
import type { HookContext } from './hooks.ts';
import type { Ports } from './ports.ts';

/** The owner of an account that is exported or erased. */
export type AccountOwner = { readonly id: string; readonly email: string; readonly locale: 'en' | 'zh' };

/**
 * What becomes of a column that names people when they are erased. `erased` is carried out as it stands: a row goes with
 * the person whose id it must hold, an id that may be missing is taken out, and a row of another row goes with that one.
 * What is erased in another way says how; what stays says why.
 */
export type Fate = 'erased' | { readonly erased: string } | { readonly kept: string };

type Column<T extends PgTable> = keyof T['_']['columns'] & string;

/** A file of one's own rows, in the order of their keys, that is written as it stands here. */
type RowsFile<Name extends string> = {
  readonly rows: string;
  /** The columns that make a row one's own; unless told, the first of `people`. */
  readonly of?: readonly Name[];
  /** Columns that the file leaves out; unless told, whose a row is, and the words by which it is found. */
  readonly without?: readonly Name[];
  /** Columns that have another name in the file. */
  readonly as?: Readonly<Partial<Record<Name, string>>>;
  /** What the file tells beside the columns. */
  readonly also?: Readonly<Record<string, SQL>>;
};

type Declaration<Name extends string, Fates = Fate> = {
  /** The columns that name people: by id, by address, or by a row of theirs in another table. */
  readonly people: Readonly<Partial<Record<Name, Fates>>>;
  /** Columns that people write and that stay with what is kept. */
  readonly shared?: readonly Name[];
  /** Where rows are deleted by `deletedAt`: erased once they cannot be brought back, or how else they end. */
  readonly hidden?: 'erased' | { readonly erased: string };
  /**
   * The file of the archive that holds one's own rows: written as it is declared, or by hand (a file, or a folder like
   * `images/`); or why none does.
   */
  readonly archive: RowsFile<Name> | string | { readonly none: string };
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
  declaration: T extends PgTable ? Declaration<Column<T>> : Declaration<string, Exclude<Fate, 'erased'>>,
): PersonalTable {
  return { table, ...declaration };
}

/** Declares a table that says nothing about people. */
export function impersonal(table: Table, because: string): ImpersonalTable {
  return { table, impersonal: because };
}

/** A file of an archive: whole, a text or bytes in pieces, or a JSON array that is written row by row. */
export type ArchiveFile =
  | { readonly path: string; readonly content: string | Uint8Array }
  | { readonly path: string; readonly pieces: Iterable<string> }
  | { readonly path: string; readonly bytes: AsyncIterable<Uint8Array> }
  | { readonly path: string; readonly rows: AsyncIterable<unknown> };

/** Rows of one person that one file holds. */
export type ArchiveList = {
  readonly path: string;
  readonly table: SQLWrapper;
  /** What no two of the rows share, by which they are ordered, with its types. */
  readonly key: readonly { readonly value: SQLWrapper; readonly type: string }[];
  readonly whose: SQL;
  readonly row: Readonly<Record<string, SQLWrapper>>;
};

export type ErasureContext = HookContext & Pick<Ports, 'files'>;
export type ExportSource = Pick<Ports, 'files'> & { readonly db: Database };

/** Erases at most so many rows that were hidden before an instant, and returns how many those were. */
export type EraseHidden = (
  tx: Transaction,
  ctx: ErasureContext,
  before: Date,
  limit: number,
) => Promise<number>;

/** What an area keeps about people. Every table of its schema is declared once; a test compares them with the database. */
export type PersonalData = {
  readonly tables: readonly DeclaredTable[];
  /**
   * Leaves nothing of a person but what their teams share, as far as the declarations do not say it all; runs before what
   * they say is carried out. Files go before their rows: an erasure that broke off is repeated.
   */
  erase?(tx: Transaction, person: AccountOwner, ctx: ErasureContext): Promise<void>;
  /** Erases rows that were deleted and take more along than the database knows of. */
  readonly eraseHidden?: readonly EraseHidden[];
  /** Erases what erased people shared with teams that have ended since: at most `limit`, and returns how many. */
  eraseLeftOver?(tx: Transaction, ctx: ErasureContext, limit: number): Promise<number>;
  /** What the declarations do not give away: file by file; the next one is fetched when the one before is packed. */
  export?(source: ExportSource, person: AccountOwner): AsyncIterable<ArchiveFile>;
  /** The same of short rows that one statement reads together with those that are declared. */
  lists?(userId: string): readonly ArchiveList[];
  /** Such a file as people get it, with what else it becomes: a text to read. */
  present?(file: ArchiveFile, person: AccountOwner): AsyncIterable<ArchiveFile>;
};

export function isPersonal(declared: DeclaredTable): declared is PersonalTable {
  return 'people' in declared;
}

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
