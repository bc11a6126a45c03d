import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { passOverOutside } from '../../notice/inbox/store.ts';
import { mayLeave } from '../policy.ts';
import { endMembership, lockMembership } from '../store.ts';

export const relationshipExit = call(api.relationship.exit, async (ctx, { teamId }) => {
  const { userId } = ctx.actor;
  await ctx.database.transaction(async (tx) => {
    const membership = await lockMembership(tx, teamId, userId);
    if (!membership) throw refuse('teamNotFound');
    await endMembership(tx, ctx, authorize(membership, mayLeave(membership.role), 'ownerMustHandOver'));
    await passOverOutside(tx, ctx, { teamId, userId });
    await recordAudit(tx, { scope: teamId, action: 'member_left', actorId: userId, at: ctx.now });
  });
  return {};
});
