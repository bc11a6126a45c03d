import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { conflict, refuse } from '../../../http/refusal.ts';
import { administers } from '../policy.ts';
import { presentTeam } from '../present.ts';
import { changeTeam, lockMembership, lockTeam } from '../store.ts';
import { findTeam } from './store.ts';

export const teamRename = call(api.team.rename, async (ctx, { teamId, name, base }) =>
  ctx.database.transaction(async (tx) => {
    const membership = await lockMembership(tx, teamId, ctx.actor.userId);
    if (!membership) throw refuse('teamNotFound');
    const administrator = authorize(membership, administers(membership.role), 'adminsOnly');
    const kept = base === undefined ? null : await lockTeam(tx, teamId);
    if (kept && kept.name !== base && kept.name !== name) {
      const current = await findTeam(tx, ctx, membership.userId, teamId);
      throw conflict('settingsChanged', current && presentTeam(current, ctx.config.publicUrl));
    }
    await changeTeam(tx, administrator, {
      set: { name },
      action: 'team_renamed',
      details: { name },
      now: ctx.now,
    });
    const renamed = await findTeam(tx, ctx, membership.userId, teamId);
    if (!renamed) throw refuse('teamNotFound');
    return presentTeam(renamed, ctx.config.publicUrl);
  }),
);
