import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { emitGathering, leaveGathering, lockGathering } from './store.ts';

export const teamGatherLeave = call(api.team.gatherLeave, async (ctx, { gatheringId }) => {
  const { userId } = ctx.actor;
  await ctx.database.transaction(async (tx) => {
    const gathering = await lockGathering(tx, { gatheringId, userId, now: ctx.now });
    if (!gathering) throw refuse('gatheringNotFound');
    await emitGathering(tx, ctx, gatheringId);
    await leaveGathering(tx, authorize(gathering, gathering.teamId === null, 'gatheringDone'), userId);
  });
  return {};
});
