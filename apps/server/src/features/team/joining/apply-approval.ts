import { type Api, api, type InputOf } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { Refusal, refuse } from '../../../http/refusal.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import type { HookContext } from '../../../platform/hooks.ts';
import { passOverObjects } from '../../notice/inbox/store.ts';
import { decisionMailJob } from '../jobs.ts';
import { administers } from '../policy.ts';
import { teamIdsOf } from '../rules.ts';
import { findMembership, lockMembership, type Membership } from '../store.ts';
import { closeApplication, findApplication, lockWaiting } from './application.store.ts';
import { emitApplication, notifyOfDecision } from './notices.store.ts';
import { presentApplication } from './present.ts';
import { admit, findFirstDepartment, lockPerson } from './store.ts';

type Decision = InputOf<Api['apply']['approval']>;

export const applyApproval = call(api.apply.approval, async (ctx, decision) =>
  ctx.database.transaction(async (tx) => {
    const { applyId } = decision;
    const asked = await findApplication(tx, applyId, { teamIds: teamIdsOf(ctx.actor) });
    const admin = asked && (await lockMembership(tx, asked.application.teamId, ctx.actor.userId));
    if (!asked || !admin) throw refuse('applicationNotFound');
    authorize(admin, administers(admin.role), 'adminsOnly');
    if (await decide(tx, ctx, admin, asked.applicant.id, decision)) {
      await ctx.queue.enqueue(tx, decisionMailJob, { applyId });
      await notifyOfDecision(tx, ctx, asked.application, decision.approve ? 'approved' : 'rejected');
    } else {
      await emitApplication(tx, ctx, asked.application);
    }
    // No administrator has to look at it any more.
    await passOverObjects(tx, ctx, [applyId]);
    const { userId: id, name, avatar } = ctx.actor;
    const status = decision.approve ? 'approved' : 'rejected';
    return presentApplication({
      application: { ...asked.application, status, decidedAt: ctx.now },
      applicant: asked.applicant,
      decidedBy: { id, name, avatar },
    });
  }),
);

/** Settles the application; tells whether the applicant should hear of it, who may be a member by another way. */
async function decide(
  tx: Transaction,
  ctx: HookContext,
  { teamId, userId: adminId }: Membership,
  userId: string,
  { applyId, approve, departmentId }: Decision,
): Promise<boolean> {
  const { now } = ctx;
  const person = await lockPerson(tx, userId);
  const waiting = await lockWaiting(tx, applyId);
  const settled = authorize(waiting, waiting.teamId === teamId, 'applicationNotFound');
  const by = { scope: teamId, actorId: adminId, subjectId: userId, at: now };
  if (!approve) {
    await closeApplication(tx, settled, { status: 'rejected', decidedBy: adminId, now });
    await recordAudit(tx, { ...by, action: 'application_rejected' });
    return true;
  }
  const chosen = await findFirstDepartment(tx, teamId, departmentId);
  if (await findMembership(tx, teamId, userId)) {
    await closeApplication(tx, settled, { status: 'approved', decidedBy: adminId, now });
    await recordAudit(tx, { ...by, action: 'application_approved' });
    return false;
  }
  if (!person) throw refuse('userNotFound');
  const applicant = { id: userId, ...person };
  const admission = {
    teamId,
    person: applicant,
    departmentId: chosen,
    actorId: adminId,
    admittedBy: adminId,
  };
  await admit(tx, ctx, { ...admission, action: 'application_approved' }).catch(toldToAdministrator);
  return true;
}

/** What is told to someone who joins, in words for who lets them in. */
function toldToAdministrator(error: unknown): never {
  if (error instanceof Refusal && error.key === 'teamsTooMany') {
    throw refuse('applicantTeamsTooMany', error.details.params);
  }
  throw error;
}
