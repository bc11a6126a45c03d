import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { todayOf } from '../../diary/days/store.ts';
import { forgetMood, keepMood } from './store.ts';

export const growthMood = call(api.growth.mood, async (ctx, { day, mood: face, note }) => {
  const { userId: ownerId } = ctx.actor;
  const own = authorize({ ownerId, day }, day <= todayOf(ctx), 'moodAhead');
  await ctx.database.transaction(async (tx) => {
    if (face === null) forgetMood(tx, own);
    else keepMood(tx, { ...own, face, note, savedAt: ctx.now });
  });
  return {};
});
