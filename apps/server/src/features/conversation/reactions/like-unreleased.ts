import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { participantOf } from '../store.ts';
import { findLiked } from './liked.store.ts';
import { countReactions, deleteReaction } from './store.ts';

export const unlikeObject: Handler<Api['like']['unreleased']> = async (ctx, { kind, objectId, emoji }) => {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const reader = participantOf(ctx.actor);
  const { teamIds } = await findLiked(db, kind, objectId, reader);
  return ctx.database.transaction(async (tx) => {
    await deleteReaction(tx, { kind, objectId, userId, emoji });
    return { reactions: await countReactions(tx, kind, objectId, { userId, teamIds }) };
  });
};
