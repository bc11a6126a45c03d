import type { Api } from '@garden/contract';
import type { Handler } from '../../http/context.ts';
import { recordAudit } from './audit.store.ts';
import { giveRole, openOffice } from './office.store.ts';
import { authorize, memberAbilities, owns } from './policy.ts';
import { seeMember } from './relationship-get.ts';

export const appointAdministrator: Handler<Api['relationship']['authorizes']> = async (
  ctx,
  { teamId, userId },
) => {
  const callerId = ctx.actor.userId;
  return ctx.database.transaction(async (tx) => {
    const { own, member } = await openOffice(tx, { teamId, callerId, userId });
    const otherwise = owns(member.role) ? 'ownerHasRole' : 'alreadyAdmin';
    await giveRole(tx, authorize(member, memberAbilities(own, member).appoint, otherwise), 'admin');
    const entry = { scope: teamId, actorId: callerId, subjectId: userId, at: ctx.now };
    await recordAudit(tx, { ...entry, action: 'admin_appointed' });
    return seeMember(tx, { teamId, readerId: callerId, userId });
  });
};
