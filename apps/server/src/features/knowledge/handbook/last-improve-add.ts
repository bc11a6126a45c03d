import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { todayOf } from '../../diary/days/store.ts';
import { presentImprovement } from './improvement.present.ts';
import { checkBackOn } from './improvement.rules.ts';
import { insertImprovement, ownImprovements } from './improvement.store.ts';

export const lastImproveAdd = call(api.lastImprove.add, async (ctx, { text, checkOn }) => {
  const { userId: ownerId } = ctx.actor;
  const day = todayOf(ctx);
  const improvement = { id: ctx.random.id(), ownerId, text, day, createdAt: ctx.now };
  const wanted = { ...improvement, checkOn: checkBackOn(checkOn, day) };
  return ctx.database.transaction(async (tx) =>
    presentImprovement(await insertImprovement(tx, ownImprovements.own(wanted, ownerId))),
  );
});
