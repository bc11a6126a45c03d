import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { findMembership } from '../store.ts';
import { presentDepartment } from './present.ts';
import { listDepartmentsOf } from './store.ts';

export const departmentMy = call(api.department.my, async (ctx, { teamId }) => {
  const { userId } = ctx.actor;
  const { db } = ctx.database;
  if (teamId !== undefined && !(await findMembership(db, teamId, userId))) throw refuse('teamNotFound');
  return { items: (await listDepartmentsOf(db, userId, teamId)).map(presentDepartment) };
});
