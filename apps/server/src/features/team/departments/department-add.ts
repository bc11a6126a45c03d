import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuseField } from '../../../http/refusal.ts';
import { recordAudits } from '../../../platform/audit.store.ts';
import { lockMembershipsForUpdate } from '../membership/store.ts';
import { administers } from '../policy.ts';
import { arrangeCare } from '../widening/care.store.ts';
import { addMembers, lockDepartment } from './department.store.ts';
import { presentDepartment } from './present.ts';
import { findDepartment } from './store.ts';

/** Anyone who is in the department already stays in it as they are. */
export const departmentAdd = call(api.department.add, async (ctx, input) => {
  const { teamId, departmentId } = input;
  const userIds = [...new Set(input.userIds)];
  const by = { actorId: ctx.actor.userId, at: ctx.now };
  return ctx.database.transaction(async (tx) => {
    const { own, members } = await lockMembershipsForUpdate(tx, teamId, by.actorId, userIds);
    const administrator = authorize(own, administers(own.role), 'adminsOnly');
    const department = await lockDepartment(tx, administrator, departmentId, 'key share');
    const newcomers = userIds.map((userId) => {
      const member = members.get(userId);
      if (!member) throw refuseField('userIds', 'userNotFound');
      return member;
    });
    const [added] = await Promise.all([
      addMembers(tx, department, newcomers),
      arrangeCare(tx, ctx, department, { actorId: by.actorId }),
    ]);
    const details = { name: department.name, added: true };
    await recordAudits(
      tx,
      teamId,
      added.map((subjectId) => ({ ...by, action: 'department_changed', subjectId, details })),
    );
    return presentDepartment(await findDepartment(tx, by.actorId, departmentId));
  });
});
