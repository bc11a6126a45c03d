import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { passOverOutside } from '../../notice/inbox/store.ts';
import { notify } from '../../notice/store.ts';
import { memberAbilities } from '../policy.ts';
import { lockForMemberAdmin } from '../roles/store.ts';
import { endMembership } from '../store.ts';

export const relationshipKick = call(api.relationship.kick, async (ctx, { teamId, userId }) => {
  const callerId = ctx.actor.userId;
  await ctx.database.transaction(async (tx) => {
    const { own, member } = await lockForMemberAdmin(tx, { teamId, callerId, userId });
    if (userId === callerId) throw refuse('removeYourselfByLeaving');
    await endMembership(tx, ctx, authorize(member, memberAbilities(own, member).remove, 'ownerStays'));
    await passOverOutside(tx, ctx, { teamId, userId });
    const entry = { scope: teamId, actorId: callerId, subjectId: userId, at: ctx.now };
    await recordAudit(tx, { ...entry, action: 'member_removed' });
    // Not who did it: the team decided.
    await notify(tx, ctx, { userIds: [userId], kind: 'removed', teamId, actorId: null });
  });
  return {};
});
