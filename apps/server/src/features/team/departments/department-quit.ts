import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { mayTakeOut } from '../policy.ts';
import { lockMembership } from '../store.ts';
import { arrangeCare } from '../widening/care.store.ts';
import { lockDepartment, takeOut } from './department.store.ts';
import { presentDepartment } from './present.ts';
import { findDepartment } from './store.ts';

export const departmentQuit = call(api.department.quit, async (ctx, input) => {
  const { teamId, departmentId } = input;
  const callerId = ctx.actor.userId;
  const { userId = callerId } = input;
  return ctx.database.transaction(async (tx) => {
    const membership = await lockMembership(tx, teamId, callerId);
    if (!membership) throw refuse('teamNotFound');
    const caller = authorize(membership, mayTakeOut(membership, userId), 'adminsOnly');
    const department = await lockDepartment(tx, caller, departmentId, 'key share');
    await Promise.all([
      takeOut(tx, department, userId),
      arrangeCare(tx, ctx, department, { actorId: callerId }),
    ]);
    await recordAudit(tx, {
      scope: teamId,
      actorId: callerId,
      subjectId: userId,
      at: ctx.now,
      action: 'department_changed',
      details: { name: department.name, added: false },
    });
    return presentDepartment(await findDepartment(tx, callerId, departmentId));
  });
});
