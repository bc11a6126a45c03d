import type { Api } from '@garden/contract';
import type { Handler } from '../../http/context.ts';
import { recordAudit } from './audit.store.ts';
import { giveRole, openOffice } from './office.store.ts';
import { authorize, memberAbilities, owns } from './policy.ts';
import { seeMember } from './relationship-get.ts';

/** The owner is an administrator whom nobody releases: so the last administrator of a team always stays. */
export const releaseAdministrator: Handler<Api['relationship']['unreleased']> = async (
  ctx,
  { teamId, userId },
) => {
  const callerId = ctx.actor.userId;
  return ctx.database.transaction(async (tx) => {
    const { own, member } = await openOffice(tx, { teamId, callerId, userId });
    const otherwise = owns(member.role) ? 'ownerHasRole' : 'notAdmin';
    await giveRole(tx, authorize(member, memberAbilities(own, member).release, otherwise), 'member');
    const entry = { scope: teamId, actorId: callerId, subjectId: userId, at: ctx.now };
    await recordAudit(tx, { ...entry, action: 'admin_released' });
    return seeMember(tx, { teamId, readerId: callerId, userId });
  });
};
