import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { notify } from '../../notice/store.ts';
import { lockMembershipsShared } from '../../team/membership/store.ts';
import { participantOf } from '../store.ts';
import { findLiked } from './liked.store.ts';
import { countReactions, insertReaction } from './store.ts';

export const likeLikes = call(api.like.likes, async (ctx, { kind, objectId, emoji }) => {
  const { userId } = ctx.actor;
  const reader = participantOf(ctx.actor);
  const { ownerId, teamIds } = await findLiked(ctx, kind, objectId, reader);
  const [teamId] = teamIds;
  if (teamId === undefined) throw refuse('commentUnread');
  return ctx.database.transaction(async (tx) => {
    const held = await lockMembershipsShared(tx, userId, [teamId]);
    const reaction = { teamId, kind, objectId, userId, emoji };
    const isNew = await insertReaction(tx, ctx, authorize(reaction, held.length > 0, 'teamNotFound'));
    if (isNew && ownerId !== null) {
      const object = { kind, id: objectId };
      // Taken back and given again, it is what they were told of before.
      const onceEach = true;
      await notify(tx, ctx, { kind: 'like', userIds: [ownerId], teamId, actorId: userId, object, onceEach });
    }
    tx.sendHandedIn();
    return { reactions: await countReactions(tx, kind, objectId, { userId, teamIds }) };
  });
});
