import type { MessageKey } from '@garden/contract';
import type { Transaction } from '../db/open-database.ts';
import { isUndoable } from '../platform/undo.ts';
import type { Authorized } from './authorize.ts';
import type { Context } from './context.ts';
import { refuse } from './refusal.ts';

/** The input of a call that deletes a row: its id, under the name that the call has for it, and whether it comes back. */
type RemovalInput<Key extends string> = { readonly [K in Key]: string } & {
  readonly undo?: boolean | 'true' | undefined;
};
export type RemovalCall<Key extends string> = (
  ctx: Context,
  input: RemovalInput<Key>,
) => Promise<Record<string, never>>;

type Removal<Row extends { readonly deletedAt: Date | null }> = {
  /** The refusal where there is no such row for the caller. */
  readonly missing: MessageKey;
  /** Holds the row, deleted or not, for those who may delete it; null where they may not know of it. */
  lock(tx: Transaction, ctx: Context, id: string): Promise<Authorized<Row> | null>;
  /** Hides the row since an instant, or brings it back with null; also tells who has to know. */
  hide(tx: Transaction, ctx: Context, row: Authorized<Row>, at: Date | null): Promise<void>;
};

/**
 * A call that deletes a row, and brings it back within the undo time; where it is so already, nothing happens.
 * @param key the name of the row's id in the input
 */
export function removal<Row extends { readonly deletedAt: Date | null }, Key extends string>(
  key: Key,
  { missing, lock, hide }: Removal<Row>,
): RemovalCall<Key> {
  return async (ctx, input) => {
    const at = input.undo ? null : ctx.now;
    await ctx.database.transaction(async (tx) => {
      const row = await lock(tx, ctx, input[key]);
      if (!row || !isUndoable(row.deletedAt, ctx.now)) throw refuse(missing);
      if ((row.deletedAt === null) !== (at === null)) await hide(tx, ctx, row, at);
    });
    return {};
  };
}
