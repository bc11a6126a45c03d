import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { setOpening } from './store.ts';

export const openTodos: Handler<Api['todo']['open']> = async (ctx, { open }) => {
  await setOpening(ctx.database.db, ctx.actor.userId, open);
  return { open };
};
