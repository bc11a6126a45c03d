import type { Api } from '@garden/contract';
import type { Handler } from '../../http/context.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import { tell } from '../notice/notice.store.ts';
import { authorize } from '../team/policy.ts';
import { findAcquainted } from './acquaintance.store.ts';
import { mayFollow } from './follow.policy.ts';
import { deleteFollow, insertFollow } from './follow.store.ts';

export const followPerson: Handler<Api['follows']['follow']> = async (ctx, { userId, following }) => {
  const followerId = ctx.actor.userId;
  if (!mayFollow(followerId, userId)) throw refuseField('userId', 'followSelf');
  return ctx.database.transaction(async (tx) => {
    const teamId = (await findAcquainted(tx, followerId, [userId])).get(userId);
    if (teamId === undefined) throw refuse('userNotFound');
    const pair = authorize({ followerId, followeeId: userId }, teamId !== undefined, 'userNotFound');
    const ended = following !== true && (await deleteFollow(tx, pair));
    if (ended || following === false) return { following: false };
    if (await insertFollow(tx, pair, ctx.now)) {
      await tell(tx, ctx, { userIds: [userId], kind: 'follow', teamId, actorId: followerId });
    }
    return { following: true };
  });
};
