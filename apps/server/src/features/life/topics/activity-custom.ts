import { dayAt } from '@garden/calendar';
import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { findMembershipContext } from '../../team/membership/store.ts';
import { administers } from '../../team/policy.ts';
import { lockMembership } from '../../team/store.ts';
import { tellOfTopicJob } from '../jobs.ts';
import { presentTopic } from './present.ts';
import { checkDays } from './rules.ts';
import { areDepartmentsOf, findTopic, insertTopic } from './store.ts';

export const activityCustom = call(api.activity.custom, async (ctx, input) => {
  const { teamId, title, prompt, from, to, departmentIds } = input;
  const { userId } = ctx.actor;
  const membership = await findMembershipContext(ctx, { teamId, userId });
  if (!membership) throw refuse('teamNotFound');
  const today = dayAt(ctx.now, membership.calendar);
  const wish = {
    id: ctx.random.id(),
    teamId,
    title,
    prompt,
    startsOn: from,
    endsOn: to,
    departmentIds: [...new Set(departmentIds)],
    createdBy: userId,
    createdAt: ctx.now,
  };
  return ctx.database.transaction(async (tx) => {
    const membership = await lockMembership(tx, teamId, userId);
    if (!membership) throw refuse('teamNotFound');
    const topic = authorize(wish, administers(membership.role), 'adminsOnly');
    checkDays(topic, today);
    if (!(await areDepartmentsOf(tx, teamId, departmentIds)))
      throw refuseField('departmentIds', 'departmentNotFound');
    await insertTopic(tx, topic);
    await ctx.queue.enqueue(tx, tellOfTopicJob, { topicId: topic.id });
    const made = await findTopic(tx, topic.id);
    if (!made) throw refuse('topicNotFound');
    return presentTopic(made, membership, today);
  });
});
