import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { isOwner } from '../../../http/owner.rules.ts';
import { keepBook } from './store.ts';

export const autobiographyArrange = call(api.autobiography.arrange, async (ctx, page) => {
  const { userId: ownerId } = ctx.actor;
  const book = { ownerId, ...page };
  const own = authorize(book, isOwner(book, ctx.actor.userId), 'memoryNotFound');
  await ctx.database.transaction(async (tx) => keepBook(tx, own));
  return {};
});
