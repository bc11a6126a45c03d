import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { lockMembershipsForUpdate } from '../membership/store.ts';
import { owns } from '../policy.ts';
import { presentTeam } from '../present.ts';
import { findTeam } from '../teams/store.ts';
import { notifyOfRole, passTeam } from './store.ts';

export const teamHandOver = call(api.team.handOver, async (ctx, { teamId, userId }) =>
  ctx.database.transaction(async (tx) => {
    const { own, members } = await lockMembershipsForUpdate(tx, teamId, ctx.actor.userId, [userId]);
    const owner = authorize(own, owns(own.role), 'ownerOnly');
    if (userId === owner.userId) throw refuse('notOneself');
    const successor = members.get(userId);
    if (!successor) throw refuse('userNotFound');
    await passTeam(tx, ctx, owner, successor);
    await notifyOfRole(tx, ctx, { teamId, actorId: owner.userId, userIds: [userId], office: 'owner' });
    const passed = await findTeam(tx, ctx, owner.userId, teamId);
    if (!passed) throw refuse('teamNotFound');
    return presentTeam(passed, ctx.config.publicUrl);
  }),
);
