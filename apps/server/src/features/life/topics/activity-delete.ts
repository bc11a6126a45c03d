import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { isUndoable } from '../../../platform/undo.ts';
import { administers } from '../../team/policy.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { lockMembership } from '../../team/store.ts';
import { hideTopic, lockTopic } from './store.ts';

export const deleteTopic: Handler<Api['activity']['delete']> = async (ctx, { activityId, undo = false }) => {
  await ctx.database.transaction(async (tx) => {
    const topic = await lockTopic(tx, activityId, teamIdsOf(ctx.actor));
    const membership = topic && (await lockMembership(tx, topic.teamId, ctx.actor.userId));
    if (!membership) throw refuse('topicNotFound');
    const own = authorize(topic, administers(membership.role), 'adminsOnly');
    if (!isUndoable(topic.deletedAt, ctx.now)) throw refuse('topicNotFound');
    if (undo !== (topic.deletedAt === null)) await hideTopic(tx, own, undo ? null : ctx.now);
  });
  return {};
};
