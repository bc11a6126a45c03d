import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { findMembership } from '../store.ts';
import { presentDepartment } from './present.ts';
import { listDepartmentsOf } from './store.ts';

export const listOwnDepartments: Handler<Api['department']['my']> = async (ctx, { teamId }) => {
  const { userId } = ctx.actor;
  const { db } = ctx.database;
  if (teamId !== undefined && !(await findMembership(db, teamId, userId))) throw refuse('teamNotFound');
  return { items: (await listDepartmentsOf(db, userId, teamId)).map(presentDepartment) };
};
