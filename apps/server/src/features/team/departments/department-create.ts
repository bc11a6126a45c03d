import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { administers } from '../policy.ts';
import { lockMembership } from '../store.ts';
import { insertDepartment } from './department.store.ts';
import { presentDepartment } from './present.ts';
import { findDepartment } from './store.ts';

export const departmentCreate = call(api.department.create, async (ctx, { teamId, name }) => {
  const { userId } = ctx.actor;
  const id = ctx.random.id();
  return ctx.database.transaction(async (tx) => {
    const membership = await lockMembership(tx, teamId, userId);
    if (!membership) throw refuse('teamNotFound');
    const administrator = authorize(membership, administers(membership.role), 'adminsOnly');
    await insertDepartment(tx, administrator, { id, name, createdAt: ctx.now });
    const entry = { scope: teamId, actorId: userId, at: ctx.now };
    await recordAudit(tx, { ...entry, action: 'department_made', details: { name } });
    return presentDepartment(await findDepartment(tx, userId, id));
  });
});
