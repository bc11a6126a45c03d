import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { updateUser } from '../../account/store.ts';

export const todoOpen = call(api.todo.open, async (ctx, { open }) => {
  await ctx.database.transaction((tx) => updateUser(tx, ctx.actor.userId, { todosOpen: open }));
  return { open };
});
