import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { seeMember } from '../members/relationship-get.ts';
import { memberAbilities } from '../policy.ts';
import { lockTeam } from '../store.ts';
import { arrangeCare } from '../widening/care.store.ts';
import { giveSupervisor, isUnder, lockForMemberAdmin } from './store.ts';

export const relationshipSupervise = call(
  api.relationship.supervise,
  async (ctx, { teamId, userId, supervisorId }) => {
    const callerId = ctx.actor.userId;
    return ctx.database.transaction(async (tx) => {
      const chosen = supervisorId === null ? [] : [supervisorId];
      const { own, member, members } = await lockForMemberAdmin(tx, { teamId, callerId, userId }, chosen);
      const supervised = authorize(member, memberAbilities(own, member).supervise, 'adminsOnly');
      if (supervisorId !== null) {
        if (supervisorId === userId) throw refuseField('supervisorId', 'notOneself');
        if (!members.has(supervisorId)) throw refuseField('supervisorId', 'supervisorNotMember');
        if (!(await lockTeam(tx, teamId))) throw refuse('teamNotFound');
        if (await isUnder(tx, { teamId, userId: supervisorId }, userId)) {
          throw refuseField('supervisorId', 'supervisorCircle');
        }
      }
      if (member.supervisorId !== supervisorId) {
        await Promise.all([
          giveSupervisor(tx, supervised, supervisorId),
          arrangeCare(tx, ctx, supervised, { actorId: callerId }),
        ]);
        await recordAudit(tx, {
          scope: teamId,
          actorId: callerId,
          subjectId: userId,
          at: ctx.now,
          action: 'supervisor_changed',
          details: supervisorId === null ? {} : { supervisorId },
        });
      }
      return seeMember(tx, { teamId, readerId: callerId, userId });
    });
  },
);
