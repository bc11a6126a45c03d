import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { lockMembershipsForUpdate } from '../membership/store.ts';
import { seeMember } from './relationship-get.ts';
import { keepRemark } from './remark.store.ts';

/** The note is in no one's audit log: it is its writer's alone. */
export const relationshipRemarks = call(api.relationship.remarks, async (ctx, { teamId, userId, remark }) =>
  ctx.database.transaction(async (tx) => {
    const { own, members } = await lockMembershipsForUpdate(tx, teamId, ctx.actor.userId, [userId]);
    if (!members.has(userId)) throw refuse('userNotFound');
    await keepRemark(tx, { teamId, authorId: own.userId, userId }, remark);
    return seeMember(tx, { teamId, readerId: own.userId, userId });
  }),
);
