import type { Api, InputOf } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { describeTexts } from '../../diary/search/rules.ts';
import { lockOrder } from '../todos/store.ts';
import { mayChange } from './policy.ts';
import { presentItem } from './present.ts';
import { placeBetween, settleTags } from './rules.ts';
import {
  changeItem,
  findNeighbours,
  hydrateItem,
  type ItemChanges,
  type ItemRow,
  lockItem,
  spreadItems,
} from './store.ts';

type Wish = InputOf<Api['collection']['change']>;

export const changeCollected: Handler<Api['collection']['change']> = async (ctx, wish) => {
  const { userId } = ctx.actor;
  const { itemId, before } = wish;
  return ctx.database.transaction(async (tx) => {
    const isMove = before !== undefined && before !== itemId;
    if (isMove) await lockOrder(tx, userId);
    const kept = await lockItem(tx, itemId, userId);
    if (!kept || kept.deletedAt) throw refuse('collectedNotFound');
    const item = authorize(kept, mayChange(kept, userId), 'collectedNotFound');
    const moved = isMove ? { position: await findPlace(tx, kept, before) } : {};
    await changeItem(tx, item, { ...reword(kept, wish), ...moved });
    return presentItem(await hydrateItem(tx, itemId));
  });
};

/** @throws Refusal `collectedNotOwn` where the words are not those of the collection's owner. */
function reword(kept: ItemRow, { text, source, tags }: Wish): ItemChanges {
  const isOwn = kept.text !== '';
  if (!isOwn && text !== undefined) throw refuseField('text', 'collectedNotOwn');
  if (!isOwn && source !== undefined) throw refuseField('source', 'collectedNotOwn');
  return {
    ...(text !== undefined && { text, words: describeTexts([text], { authorId: kept.ownerId }) }),
    ...(source !== undefined && { source }),
    ...(tags !== undefined && { tags: settleTags(tags) }),
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
