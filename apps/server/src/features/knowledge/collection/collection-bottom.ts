import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { readerOf } from '../../diary/days/store.ts';
import { presentWritten } from './present.ts';
import { hydrateItem, moveToBottom, ownItems } from './store.ts';

export const collectionBottom = call(api.collection.bottom, async (ctx, { itemId }) => {
  const reader = readerOf(ctx.actor);
  const { userId } = reader;
  return ctx.database.transaction(async (tx) => {
    await moveToBottom(tx, await ownItems.lock(tx, itemId, userId));
    return presentWritten(await hydrateItem(tx, itemId, reader));
  });
});
