import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { administers } from '../policy.ts';
import { presentTeam } from '../present.ts';
import { changeTeam, lockMembership } from '../store.ts';
import { drawCode, findTeam, isCodeTaken } from './store.ts';

export const teamRenewCode = call(api.team.renewCode, async (ctx, { teamId }) =>
  ctx.database.transaction(async (tx) => {
    const membership = await lockMembership(tx, teamId, ctx.actor.userId);
    if (!membership) throw refuse('teamNotFound');
    const administrator = authorize(membership, administers(membership.role), 'adminsOnly');
    const inviteCode = await drawCode(ctx.random, async (code) => !(await isCodeTaken(tx, code)));
    await changeTeam(tx, administrator, { set: { inviteCode }, action: 'code_renewed', now: ctx.now });
    const renewed = await findTeam(tx, ctx, membership.userId, teamId);
    if (!renewed) throw refuse('teamNotFound');
    return presentTeam(renewed, ctx.config.publicUrl);
  }),
);
