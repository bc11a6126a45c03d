import { api, MAX_FOLLOW_GROUP_PEOPLE } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuseField } from '../../../http/refusal.ts';
import { presentGroup } from '../present.ts';
import { chooseAdded } from '../rules.ts';
import { findAcquainted } from '../store.ts';
import { changePeople, findGroup, ownFollowGroups } from './store.ts';

export const followsRelationshipAdd = call(api.followsRelationship.add, async (ctx, { groupId, ...wish }) => {
  const { userId } = ctx.actor;
  return ctx.database.transaction(async (tx) => {
    const group = await ownFollowGroups.lock(tx, groupId, userId);
    const added = chooseAdded(wish, userId, await findAcquainted(tx, userId, wish.userIds ?? []));
    const total = await changePeople(tx, group, { added, removed: wish.removeIds ?? [] }, ctx.now);
    if (added.length > 0 && total > MAX_FOLLOW_GROUP_PEOPLE) {
      throw refuseField('userIds', 'followGroupFull', { maximum: MAX_FOLLOW_GROUP_PEOPLE });
    }
    return presentGroup(await findGroup(tx, userId, groupId));
  });
});
