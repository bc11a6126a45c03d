import { type Api, MAX_COLLECTED } from '@garden/contract';
import { isUniqueViolation } from '../../../db/errors.ts';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { isUndoable } from '../../../platform/undo.ts';
import { mayChange } from './policy.ts';
import { changeItem, countItems, lockItem } from './store.ts';

export const deleteCollected: Handler<Api['collection']['del']> = async (ctx, { itemId, undo = false }) => {
  const { userId } = ctx.actor;
  const done = ctx.database.transaction(async (tx) => {
    const kept = await lockItem(tx, itemId, userId);
    if (!kept) throw refuse('collectedNotFound');
    const item = authorize(
      kept,
      mayChange(kept, userId) && isUndoable(kept.deletedAt, ctx.now),
      'collectedNotFound',
    );
    if (undo !== (kept.deletedAt !== null)) return;
    if (undo && (await countItems(tx, userId)) >= MAX_COLLECTED) {
      throw refuse('collectionFull', { maximum: MAX_COLLECTED });
    }
    await changeItem(tx, item, { deletedAt: undo ? null : ctx.now });
  });
  try {
    await done;
  } catch (error) {
    // The same line or question was collected anew: it is there.
    if (!undo || !isUniqueViolation(error)) throw error;
  }
  return {};
};
