import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { administers } from '../policy.ts';
import { lockMembership } from '../store.ts';
import { arrangeCare } from '../widening/care.store.ts';
import { deleteDepartment, lockDepartment } from './department.store.ts';

export const departmentRemove = call(api.department.remove, async (ctx, { teamId, departmentId }) => {
  const { userId } = ctx.actor;
  await ctx.database.transaction(async (tx) => {
    const membership = await lockMembership(tx, teamId, userId);
    if (!membership) throw refuse('teamNotFound');
    const administrator = authorize(membership, administers(membership.role), 'adminsOnly');
    const department = await lockDepartment(tx, administrator, departmentId, 'update');
    const details = { name: department.name, members: await deleteDepartment(tx, department) };
    const entry = { scope: teamId, actorId: userId, at: ctx.now };
    await Promise.all([
      arrangeCare(tx, ctx, department, { actorId: userId }),
      recordAudit(tx, { ...entry, action: 'department_removed', details }),
    ]);
  });
  return {};
});
