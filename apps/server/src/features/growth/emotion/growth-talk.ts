import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { isOwner } from '../../../http/owner.rules.ts';
import { todayOf } from '../../diary/days/store.ts';
import { keepTalk } from './talk.store.ts';

export const growthTalk = call(api.growth.talk, async (ctx, { person }) => {
  const { userId } = ctx.actor;
  const answer = { ownerId: userId, answeredOn: todayOf(ctx), person };
  await ctx.database.transaction(async (tx) =>
    keepTalk(tx, authorize(answer, isOwner(answer, userId), 'memoryNotFound')),
  );
  return {};
});
