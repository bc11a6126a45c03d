import { api, MAX_COLLECTED } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { readerOf } from '../../diary/days/store.ts';
import { describeTexts } from '../../diary/search/rules.ts';
import { presentWritten } from './present.ts';
import { normalizeTags } from './rules.ts';
import { countItems, findCollectable, hydrateItem, insertItem } from './store.ts';

export const collectionAdd = call(api.collection.add, async (ctx, input) => {
  const { quoteId, curiosityId, text = '', source = '', tags = [] } = input;
  const reader = readerOf(ctx.actor);
  const { userId: ownerId } = reader;
  const { db } = ctx.database;
  const [held, items] = await Promise.all([
    text === '' ? findCollectable(db, { quoteId, curiosityId }, reader) : text,
    countItems(db, ownerId),
  ]);
  if (held === null) throw refuse(quoteId === undefined ? 'questionNotFound' : 'quoteNotFound');
  const item = {
    id: ctx.random.id(),
    ownerId,
    text,
    source: text === '' ? '' : source,
    tags: normalizeTags(tags),
    quoteId: quoteId ?? null,
    curiosityId: curiosityId ?? null,
    createdAt: ctx.now,
    words: describeTexts([held], { authorId: ownerId }),
  };
  return ctx.database.transaction(async (tx) => {
    const id = await insertItem(tx, item);
    if (id === item.id && items >= MAX_COLLECTED) throw refuse('collectionFull', { maximum: MAX_COLLECTED });
    return presentWritten(await hydrateItem(tx, id, reader));
  });
});
