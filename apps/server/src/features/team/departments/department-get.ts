import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { findMembership } from '../store.ts';
import { presentDepartment } from './present.ts';
import { listDepartments } from './store.ts';

export const departmentGet = call(api.department.get, async (ctx, { teamId }) => {
  const { userId } = ctx.actor;
  const { db } = ctx.database;
  const [membership, departments] = await Promise.all([
    findMembership(db, teamId, userId),
    listDepartments(db, userId, teamId),
  ]);
  if (!membership) throw refuse('teamNotFound');
  return { items: departments.map(presentDepartment) };
});
