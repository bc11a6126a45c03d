import { api, MAX_COLLECTED } from '@garden/contract';
import { isUniqueViolation } from '../../../db/errors.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { countItems, ownItems } from './store.ts';

const remove = ownItems.remove('itemId', async (tx, { ownerId }) => {
  if ((await countItems(tx, ownerId)) >= MAX_COLLECTED) {
    throw refuse('collectionFull', { maximum: MAX_COLLECTED });
  }
});

export const collectionDel = call(api.collection.del, async (ctx, input) => {
  try {
    return await remove(ctx, input);
  } catch (error) {
    // The same line or question was collected anew: it is there.
    if (!input.undo || !isUniqueViolation(error)) throw error;
    return {};
  }
});
