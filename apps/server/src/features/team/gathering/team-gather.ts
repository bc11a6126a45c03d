import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentGathering } from './present.ts';
import { findGathering } from './store.ts';

export const showGathering: Handler<Api['team']['gather']> = async (ctx, { gatheringId }) => {
  const asked = { gatheringId, userId: ctx.actor.userId, now: ctx.now };
  const gathering = await findGathering(ctx.database.db, asked);
  if (!gathering) throw refuse('gatheringNotFound');
  return presentGathering(gathering);
};
