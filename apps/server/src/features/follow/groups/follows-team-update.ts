import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { presentGroup } from '../present.ts';
import { findGroup, holdGroupName, ownFollowGroups } from './store.ts';

export const followsTeamUpdate = call(api.followsTeam.update, async (ctx, { groupId, name }) => {
  const { userId } = ctx.actor;
  return ctx.database.transaction(async (tx) => {
    const group = await ownFollowGroups.lock(tx, groupId, userId);
    await holdGroupName(tx, { ...group, name });
    await ownFollowGroups.change(tx, group, { name });
    return presentGroup(await findGroup(tx, userId, groupId));
  });
});
