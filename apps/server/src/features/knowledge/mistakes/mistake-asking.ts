import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { updateUser } from '../../account/store.ts';

export const switchAsking: Handler<Api['mistake']['asking']> = async (ctx, { on }) => {
  await ctx.database.transaction((tx) => updateUser(tx, ctx.actor.userId, { mistakesAsked: on }));
  return { on };
};
