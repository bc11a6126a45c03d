import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { administers } from '../policy.ts';
import { lockMembership } from '../store.ts';
import { takeBack } from './answer.store.ts';

export const relationshipUninvite = call(api.relationship.uninvite, async (ctx, { teamId, invitationId }) => {
  const { userId } = ctx.actor;
  await ctx.database.transaction(async (tx) => {
    const membership = await lockMembership(tx, teamId, userId);
    if (!membership) throw refuse('teamNotFound');
    const admin = authorize(membership, administers(membership.role), 'adminsOnly');
    if (!(await takeBack(tx, admin, invitationId))) throw refuse('invitationNotFound');
    await recordAudit(tx, { scope: teamId, action: 'invitation_removed', actorId: userId, at: ctx.now });
  });
  return {};
});
