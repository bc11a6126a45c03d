import { type Api, MAX_FOLLOW_GROUPS } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { isUndoable } from '../../../platform/undo.ts';
import { mayChangeGroup } from '../policy.ts';
import { hideGroup, holdGroupName, lockGroup } from './store.ts';

/** A group may hold hundreds of people who were chosen one by one, so it can be brought back like anything written. */
export const deleteFollowGroup: Handler<Api['followsTeam']['delete']> = async (
  ctx,
  { groupId, undo = false },
) => {
  const { userId } = ctx.actor;
  await ctx.database.transaction(async (tx) => {
    const group = await lockGroup(tx, groupId, userId);
    if (!group) throw refuse('followGroupNotFound');
    const isInTime = isUndoable(group.deletedAt, ctx.now);
    const own = authorize(group, mayChangeGroup(group, userId) && isInTime, 'followGroupNotFound');
    if (undo === (group.deletedAt === null)) return;
    if (undo && (await holdGroupName(tx, group)) >= MAX_FOLLOW_GROUPS) {
      throw refuse('followGroupsTooMany', { maximum: MAX_FOLLOW_GROUPS });
    }
    await hideGroup(tx, own, undo ? null : ctx.now);
  });
  return {};
};
