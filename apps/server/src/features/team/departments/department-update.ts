import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { recordAudits } from '../../../platform/audit.store.ts';
import { administers } from '../policy.ts';
import { notifyOfRole } from '../roles/store.ts';
import { lockMembership } from '../store.ts';
import { arrangeCare } from '../widening/care.store.ts';
import { lockDepartment, renameDepartment, setLeaders } from './department.store.ts';
import { presentDepartment } from './present.ts';
import { findDepartment } from './store.ts';

/** Leaders come before the name: anyone who leaves the team at this moment holds their places, then the team. */
export const departmentUpdate = call(api.department.update, async (ctx, input) => {
  const { teamId, departmentId, leaderIds } = input;
  const by = { actorId: ctx.actor.userId, at: ctx.now };
  return ctx.database.transaction(async (tx) => {
    const membership = await lockMembership(tx, teamId, by.actorId);
    if (!membership) throw refuse('teamNotFound');
    const administrator = authorize(membership, administers(membership.role), 'adminsOnly');
    const department = await lockDepartment(tx, administrator, departmentId, 'no key update');
    const { name: before } = department;
    const { name = before } = input;
    const led = leaderIds ? await setLeaders(tx, department, leaderIds) : [];
    if (name !== before) await renameDepartment(tx, department, name);
    const renamed = { ...by, action: 'department_changed', details: { name, before } } as const;
    const leaders = led.map(
      ({ userId: subjectId, leader }) =>
        ({ ...by, action: 'leader_changed', subjectId, details: { name, leader } }) as const,
    );
    await Promise.all([
      led.length > 0 && arrangeCare(tx, ctx, department, { actorId: by.actorId }),
      recordAudits(tx, teamId, name === before ? leaders : [renamed, ...leaders]),
    ]);
    const userIds = led.flatMap(({ userId, leader }) => (leader ? [userId] : []));
    await notifyOfRole(tx, ctx, { teamId, actorId: by.actorId, userIds, office: 'leader' });
    return presentDepartment(await findDepartment(tx, by.actorId, departmentId));
  });
});
