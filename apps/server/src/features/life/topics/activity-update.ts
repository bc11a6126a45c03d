import { dayAt } from '@garden/calendar';
import { type Api, api, type InputOf } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { findMembershipContext } from '../../team/membership/store.ts';
import { administers } from '../../team/policy.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { lockMembership } from '../../team/store.ts';
import { presentTopic } from './present.ts';
import { checkDays } from './rules.ts';
import { areDepartmentsOf, changeTopic, findTopic, lockTopic, type TopicChanges } from './store.ts';

export const activityUpdate = call(api.activity.update, async (ctx, input) => {
  const { userId } = ctx.actor;
  const found = await findTopic(ctx.database.db, input.activityId, teamIdsOf(ctx.actor));
  const membership = found && (await findMembershipContext(ctx, { teamId: found.teamId, userId }));
  if (!membership) throw refuse('topicNotFound');
  const { teamId } = membership;
  const today = dayAt(ctx.now, membership.calendar);
  return ctx.database.transaction(async (tx) => {
    const membership = await lockMembership(tx, teamId, userId);
    const kept = await lockTopic(tx, input.activityId, [teamId]);
    if (!membership || !kept || kept.deletedAt) throw refuse('topicNotFound');
    const topic = authorize(kept, administers(membership.role), 'adminsOnly');
    const changes = changesOf(input);
    checkDays({ ...kept, ...changes }, today, kept);
    if (!(await areDepartmentsOf(tx, teamId, changes.departmentIds ?? [])))
      throw refuseField('departmentIds', 'departmentNotFound');
    if (Object.keys(changes).length > 0) await changeTopic(tx, topic, changes);
    const changed = await findTopic(tx, topic.id);
    if (!changed) throw refuse('topicNotFound');
    return presentTopic(changed, membership, today);
  });
});

function changesOf({
  title,
  prompt,
  from,
  to,
  departmentIds,
}: InputOf<Api['activity']['update']>): TopicChanges {
  return {
    ...(title !== undefined && { title }),
    ...(prompt !== undefined && { prompt }),
    ...(from !== undefined && { startsOn: from }),
    ...(to !== undefined && { endsOn: to }),
    ...(departmentIds !== undefined && { departmentIds: [...new Set(departmentIds)] }),
  };
}
