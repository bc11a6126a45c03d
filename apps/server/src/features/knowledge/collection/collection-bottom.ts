import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { readerOf } from '../../diary/days/store.ts';
import { mayChange } from './policy.ts';
import { presentWritten } from './present.ts';
import { hydrateItem, lockItem, moveToBottom } from './store.ts';

export const moveItemToBottom: Handler<Api['collection']['bottom']> = async (ctx, { itemId }) => {
  const reader = readerOf(ctx.actor);
  const { userId } = reader;
  return ctx.database.transaction(async (tx) => {
    const item = await lockItem(tx, itemId, userId);
    if (!item || item.deletedAt) throw refuse('collectedNotFound');
    await moveToBottom(tx, authorize(item, mayChange(item, userId), 'collectedNotFound'));
    return presentWritten(await hydrateItem(tx, itemId, reader));
  });
};
