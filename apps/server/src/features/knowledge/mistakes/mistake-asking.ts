import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { updateUser } from '../../account/store.ts';

export const mistakeAsking = call(api.mistake.asking, async (ctx, { on }) => {
  await ctx.database.transaction((tx) => updateUser(tx, ctx.actor.userId, { mistakesAsked: on }));
  return { on };
});
