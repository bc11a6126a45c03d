import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { updateUser } from '../../account/store.ts';

export const openTodos: Handler<Api['todo']['open']> = async (ctx, { open }) => {
  await ctx.database.transaction((tx) => updateUser(tx, ctx.actor.userId, { todosOpen: open }));
  return { open };
};
