import { type Api, api, type InputOf } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { call } from '../../../http/call.ts';
import { refuseField } from '../../../http/refusal.ts';
import { readerOf } from '../../diary/days/store.ts';
import { describeTexts } from '../../diary/search/rules.ts';
import { lockOrder } from '../todos/store.ts';
import { presentWritten } from './present.ts';
import { normalizeTags, placeBetween } from './rules.ts';
import {
  findNeighbours,
  hydrateItem,
  type ItemChanges,
  type ItemRow,
  ownItems,
  spreadItems,
} from './store.ts';

type Wish = InputOf<Api['collection']['change']>;

export const collectionChange = call(api.collection.change, async (ctx, wish) => {
  const reader = readerOf(ctx.actor);
  const { userId } = reader;
  const { itemId, before } = wish;
  return ctx.database.transaction(async (tx) => {
    const isMove = before !== undefined && before !== itemId;
    if (isMove) await lockOrder(tx, userId);
    const item = await ownItems.lock(tx, itemId, userId);
    const moved = isMove ? { position: await findPlace(tx, item, before) } : {};
    await ownItems.change(tx, item, { ...reword(item, wish), ...moved });
    return presentWritten(await hydrateItem(tx, itemId, reader));
  });
});

/** @throws Refusal `collectedNotOwn` where the words are not those of the collection's owner. */
function reword(kept: ItemRow, { text, source, tags }: Wish): ItemChanges {
  const isOwn = kept.text !== '';
  if (!isOwn && text !== undefined) throw refuseField('text', 'collectedNotOwn');
  if (!isOwn && source !== undefined) throw refuseField('source', 'collectedNotOwn');
  return {
    ...(text !== undefined && { text, words: describeTexts([text], { authorId: kept.ownerId }) }),
    ...(source !== undefined && { source }),
    ...(tags !== undefined && { tags: normalizeTags(tags) }),
  };
}

async function findPlace(tx: Transaction, item: ItemRow, before: string): Promise<number> {
  const neighbours = await findNeighbours(tx, item, before);
  if (!neighbours) throw refuseField('before', 'collectedNotFound');
  const place = placeBetween(neighbours.above, neighbours.below);
  if (place !== null) return place;
  await spreadItems(tx, item.ownerId);
  const apart = await findNeighbours(tx, item, before);
  const found = apart && placeBetween(apart.above, apart.below);
  if (found === null) throw new Error('a collection was given new places without room between them');
  return found;
}
