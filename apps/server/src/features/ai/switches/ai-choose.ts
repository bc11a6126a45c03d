import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { keepChoices } from './store.ts';

export const aiChoose = call(api.ai.choose, async (ctx, { off, translateAtOnce }) => {
  await ctx.database.transaction((tx) =>
    keepChoices(tx, ctx.actor.userId, {
      ...(off && { off: [...new Set(off)] }),
      ...(translateAtOnce !== undefined && { translateAtOnce }),
    }),
  );
  return {};
});
