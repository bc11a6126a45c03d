import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentGathering } from './present.ts';
import { findGathering } from './store.ts';

export const teamGather = call(api.team.gather, async (ctx, { gatheringId }) => {
  const asked = { gatheringId, userId: ctx.actor.userId, now: ctx.now };
  const gathering = await findGathering(ctx.database.db, asked);
  if (!gathering) throw refuse('gatheringNotFound');
  return presentGathering(gathering);
});
