import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { administers } from '../policy.ts';
import { presentTeam } from '../present.ts';
import { changeTeam, lockMembership } from '../store.ts';
import { findTeam } from '../teams/store.ts';

export const teamOpen = call(api.team.open, async (ctx, { teamId, joinVerification }) =>
  ctx.database.transaction(async (tx) => {
    const membership = await lockMembership(tx, teamId, ctx.actor.userId);
    if (!membership) throw refuse('teamNotFound');
    await changeTeam(tx, authorize(membership, administers(membership.role), 'adminsOnly'), {
      set: { joinVerification },
      action: 'verification_changed',
      details: { joinVerification },
      now: ctx.now,
    });
    const changed = await findTeam(tx, ctx, membership.userId, teamId);
    if (!changed) throw refuse('teamNotFound');
    return presentTeam(changed, ctx.config.publicUrl);
  }),
);
