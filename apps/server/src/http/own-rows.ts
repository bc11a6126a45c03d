import type { MessageKey } from '@garden/contract';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/open-database.ts';
import { type Authorized, authorize } from './authorize.ts';
import { isOwner } from './owner.rules.ts';
import { refuse } from './refusal.ts';
import { type RemovalCall, removal } from './removal.ts';

/** A table whose rows belong to one person each, who alone sees them, deletes them and brings them back. */
type OwnTable = PgTable & {
  readonly id: AnyPgColumn;
  readonly ownerId: AnyPgColumn;
  readonly deletedAt: AnyPgColumn;
};
type Owned = { readonly ownerId: string };
type Deletable = Owned & { readonly id: string; readonly deletedAt: Date | null };

/** A row without the words that it is found by, which the search alone reads. */
export type OwnRow<T extends OwnTable> = Omit<T['$inferSelect'], 'words'> & Deletable;

type Along<T extends OwnTable> = {
  /** Columns that change with a deletion, and with an undo. */
  readonly hidden?: PgUpdateSetSource<T>;
  readonly restored?: PgUpdateSetSource<T>;
};

export type OwnRows<T extends OwnTable> = {
  /** Marks what is the caller’s own; throws the table’s refusal where any of it is someone else’s. */
  own<S extends Owned | readonly Owned[]>(subject: S, userId: string): Authorized<S>;
  /** Holds a row of the caller until the transaction ends; throws the table’s refusal where they have none, or deleted it. */
  lock(tx: Transaction, id: string, userId: string): Promise<Authorized<OwnRow<T>>>;
  change(
    tx: Transaction,
    row: Authorized<{ readonly id: string }>,
    changes: PgUpdateSetSource<T>,
  ): Promise<void>;
  /**
   * The call that deletes a row and brings it back.
   * @param key the name of the row’s id in its input
   * @param mayReturn throws where a deleted row has no place any more
   */
  remove<Key extends string>(
    key: Key,
    mayReturn?: (tx: Transaction, row: OwnRow<T>) => Promise<void>,
  ): RemovalCall<Key>;
};

/**
 * What a table of rows that are one person’s own has in common with the others. What becomes of its rows when their time
 * or their owner’s account is over follows from what `personal(…)` declares of it.
 * @param missing the refusal where the caller has no such row
 */
export function ownRows<T extends OwnTable>(
  table: T,
  missing: MessageKey,
  { hidden, restored }: Along<T> = {},
): OwnRows<T> {
  // Of a table that comes as a parameter, the builder cannot tell the types of rows: `OwnRow` says them.
  const anyTable: PgTable = table;
  const { words: _, ...columns } = getTableColumns(anyTable);

  const own: OwnRows<T>['own'] = (subject, userId) => {
    const all: readonly Owned[] = [subject].flat();
    return authorize(
      subject,
      all.every((row) => isOwner(row, userId)),
      missing,
    );
  };

  const find = async (tx: Transaction, id: string, userId: string) => {
    const [found] = await tx
      .select(columns)
      .from(anyTable)
      .where(and(eq(table.id, id), eq(table.ownerId, userId)))
      .for('update');
    return found ? own(found as OwnRow<T>, userId) : null;
  };

  const update = (tx: Transaction, { id }: Authorized<{ readonly id: string }>, changes: object) =>
    tx.update(anyTable).set(changes).where(eq(table.id, id));

  return {
    own,
    async lock(tx, id, userId) {
      const row = await find(tx, id, userId);
      if (!row || row.deletedAt) throw refuse(missing);
      return row;
    },
    async change(tx, row, changes) {
      if (Object.keys(changes).length > 0) await update(tx, row, changes);
    },
    remove: (key, mayReturn) =>
      removal<OwnRow<T>, typeof key>(key, {
        missing,
        lock: (tx, { actor }, id) => find(tx, id, actor.userId),
        async hide(tx, _ctx, row, deletedAt) {
          if (!deletedAt) await mayReturn?.(tx, row);
          tx.atCommit(update(tx, row, { ...(deletedAt ? hidden : restored), deletedAt }));
        },
      }),
  };
}
