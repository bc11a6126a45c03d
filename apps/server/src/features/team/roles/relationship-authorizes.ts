import { type Api, type AuditAction, api, type MessageKey } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import type { Handler } from '../../../http/context.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { seeMember } from '../members/relationship-get.ts';
import { memberAbilities, owns } from '../policy.ts';
import { giveRole, lockForMemberAdmin, notifyOfRole } from './store.ts';

type RoleChange = {
  /** What the caller must be able to do to the member. */
  readonly ability: 'appoint' | 'release';
  readonly role: 'admin' | 'member';
  /** What someone who has that role already is told. */
  readonly otherwise: MessageKey;
  readonly action: AuditAction;
};

/** The handler that gives a member another role and writes it down; the owner's is never changed. */
export function changeRole({
  ability,
  role,
  otherwise,
  action,
}: RoleChange): Handler<Api['relationship']['authorizes' | 'unreleased']> {
  return (ctx, { teamId, userId }) => {
    const callerId = ctx.actor.userId;
    return ctx.database.transaction(async (tx) => {
      const { own, member } = await lockForMemberAdmin(tx, { teamId, callerId, userId });
      const refusal = owns(member.role) ? 'ownerHasRole' : otherwise;
      const changed = authorize(member, memberAbilities(own, member)[ability], refusal);
      await giveRole(tx, ctx, changed, { role, actorId: callerId });
      await recordAudit(tx, { scope: teamId, actorId: callerId, subjectId: userId, at: ctx.now, action });
      if (role === 'admin') {
        await notifyOfRole(tx, ctx, { teamId, actorId: callerId, userIds: [userId], office: role });
      }
      return seeMember(tx, { teamId, readerId: callerId, userId });
    });
  };
}

export const relationshipAuthorizes = call(
  api.relationship.authorizes,
  changeRole({
    ability: 'appoint',
    role: 'admin',
    otherwise: 'alreadyAdmin',
    action: 'admin_appointed',
  }),
);
