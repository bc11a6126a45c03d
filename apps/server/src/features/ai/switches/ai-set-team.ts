import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { administers } from '../../team/policy.ts';
import { lockMembership } from '../../team/store.ts';
import { accountOf } from '../budgets/rules.ts';
import { countTeamUsed } from '../budgets/store.ts';
import { presentTeamAi } from './present.ts';
import { findTeamChoices, keepTeamChoices } from './store.ts';

export const aiSetTeam = call(api.ai.setTeam, (ctx, { teamId, off, monthlyLimit, lens }) =>
  ctx.database.transaction(async (tx) => {
    const own = ctx.actor.memberships.find((each) => each.teamId === teamId);
    if (!own) throw refuse('teamNotFound');
    const [membership, before, used] = await Promise.all([
      lockMembership(tx, teamId, ctx.actor.userId),
      findTeamChoices(tx, teamId),
      countTeamUsed(tx, accountOf(own, ctx.now)),
    ]);
    if (!membership) throw refuse('teamNotFound');
    const administrator = authorize(membership, administers(membership.role), 'adminsOnly');
    const chosen = {
      ...(off && { off: [...new Set(off)] }),
      ...(monthlyLimit !== undefined && { monthlyLimit }),
      ...(lens !== undefined && { lens }),
    };
    keepTeamChoices(tx, administrator, chosen);
    const server = { provider: ctx.ai?.name ?? null, most: ctx.config.aiTeamMonthlyLimit };
    return presentTeamAi(membership, { ...before, ...chosen }, used, server);
  }),
);
