import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { mayChangeGroup } from '../policy.ts';
import { presentGroup } from '../present.ts';
import { findGroup, holdGroupName, lockGroup, renameGroup } from './store.ts';

export const updateFollowGroup: Handler<Api['followsTeam']['update']> = async (ctx, { groupId, name }) => {
  const { userId } = ctx.actor;
  return ctx.database.transaction(async (tx) => {
    const group = await lockGroup(tx, groupId, userId);
    if (!group || group.deletedAt) throw refuse('followGroupNotFound');
    await holdGroupName(tx, { ...group, name });
    await renameGroup(tx, authorize(group, mayChangeGroup(group, userId), 'followGroupNotFound'), name);
    return presentGroup(await findGroup(tx, userId, groupId));
  });
};
