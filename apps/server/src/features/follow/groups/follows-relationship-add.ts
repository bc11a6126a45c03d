import { type Api, MAX_FOLLOW_GROUP_PEOPLE } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { mayChangeGroup } from '../policy.ts';
import { presentGroup } from '../present.ts';
import { chooseAdded } from '../rules.ts';
import { findAcquainted } from '../store.ts';
import { changePeople, findGroup, lockGroup } from './store.ts';

export const arrangeFollowGroup: Handler<Api['followsRelationship']['add']> = async (
  ctx,
  { groupId, ...wish },
) => {
  const { userId } = ctx.actor;
  return ctx.database.transaction(async (tx) => {
    const found = await lockGroup(tx, groupId, userId);
    if (!found || found.deletedAt) throw refuse('followGroupNotFound');
    const group = authorize(found, mayChangeGroup(found, userId), 'followGroupNotFound');
    const added = chooseAdded(wish, userId, await findAcquainted(tx, userId, wish.userIds ?? []));
    const total = await changePeople(tx, group, { added, removed: wish.removeIds ?? [] }, ctx.now);
    if (added.length > 0 && total > MAX_FOLLOW_GROUP_PEOPLE) {
      throw refuseField('userIds', 'followGroupFull', { maximum: MAX_FOLLOW_GROUP_PEOPLE });
    }
    return presentGroup(await findGroup(tx, userId, groupId));
  });
};
