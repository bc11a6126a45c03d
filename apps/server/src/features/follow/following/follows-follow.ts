import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { shift } from '../../../platform/clock.ts';
import { notify, wasNotified } from '../../notice/store.ts';
import { mayFollow } from '../policy.ts';
import { TOLD_ANEW_AFTER } from '../rules.ts';
import { findAcquainted } from '../store.ts';
import { deleteFollow, insertFollow } from './store.ts';

export const followsFollow = call(api.follows.follow, async (ctx, { userId, following }) => {
  const followerId = ctx.actor.userId;
  if (!mayFollow(followerId, userId)) throw refuseField('userId', 'followSelf');
  return ctx.database.transaction(async (tx) => {
    const teamId = (await findAcquainted(tx, followerId, [userId])).get(userId);
    if (teamId === undefined) throw refuse('userNotFound');
    const pair = authorize({ followerId, followeeId: userId }, teamId !== undefined, 'userNotFound');
    const ended = following !== true && (await deleteFollow(tx, pair));
    if (ended || following === false) return { following: false };
    const noticeInput = { userId, kind: 'follow', actorId: followerId } as const;
    const since = shift(ctx.now, -TOLD_ANEW_AFTER);
    if ((await insertFollow(tx, pair, ctx.now)) && !(await wasNotified(tx, { ...noticeInput, since }))) {
      await notify(tx, ctx, { userIds: [userId], kind: 'follow', teamId, actorId: followerId });
    }
    return { following: true };
  });
});
