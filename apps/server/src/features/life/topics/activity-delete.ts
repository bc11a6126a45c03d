import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { removal } from '../../../http/removal.ts';
import { administers } from '../../team/policy.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { lockMembership } from '../../team/store.ts';
import { hideTopic, lockTopic } from './store.ts';

export const activityDelete = call(
  api.activity.delete,
  removal('activityId', {
    missing: 'topicNotFound',
    async lock(tx, { actor }, id) {
      const topic = await lockTopic(tx, id, teamIdsOf(actor));
      const membership = topic && (await lockMembership(tx, topic.teamId, actor.userId));
      return membership && authorize(topic, administers(membership.role), 'adminsOnly');
    },
    hide: (tx, _ctx, topic, at) => hideTopic(tx, topic, at),
  }),
);
