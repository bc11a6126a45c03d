import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { administers } from '../policy.ts';
import { presentTeam } from '../present.ts';
import { changeTeam, lockMembership } from '../store.ts';
import { findTeam } from './store.ts';

export const renameOwnTeam: Handler<Api['team']['rename']> = async (ctx, { teamId, name }) =>
  ctx.database.transaction(async (tx) => {
    const membership = await lockMembership(tx, teamId, ctx.actor.userId);
    if (!membership) throw refuse('teamNotFound');
    await changeTeam(tx, authorize(membership, administers(membership.role), 'adminsOnly'), {
      set: { name },
      action: 'team_renamed',
      details: { name },
      now: ctx.now,
    });
    const renamed = await findTeam(tx, membership.userId, teamId);
    if (!renamed) throw refuse('teamNotFound');
    return presentTeam(renamed, ctx.config.publicUrl);
  });
