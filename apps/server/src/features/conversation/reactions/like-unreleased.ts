import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { takeBackUnseen } from '../../notice/inbox/store.ts';
import { participantOf } from '../store.ts';
import { findLiked } from './liked.store.ts';
import { countReactions, deleteReaction } from './store.ts';

export const likeUnreleased = call(api.like.unreleased, async (ctx, { kind, objectId, emoji }) => {
  const { userId } = ctx.actor;
  const reader = participantOf(ctx.actor);
  const { ownerId, teamIds } = await findLiked(ctx, kind, objectId, reader);
  return ctx.database.transaction(async (tx) => {
    await deleteReaction(tx, ctx.hooks, { kind, objectId, userId, emoji });
    const reactions = await countReactions(tx, kind, objectId, { userId, teamIds });
    if (ownerId !== null && !reactions.some(({ mine }) => mine)) {
      await takeBackUnseen(tx, ctx, { userId: ownerId, kind: 'like', actorId: userId, objectId });
    }
    return { reactions };
  });
});
