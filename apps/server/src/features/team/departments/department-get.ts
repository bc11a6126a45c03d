import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { findMembership } from '../store.ts';
import { presentDepartment } from './present.ts';
import { listDepartments } from './store.ts';

export const getDepartments: Handler<Api['department']['get']> = async (ctx, { teamId }) => {
  const { userId } = ctx.actor;
  const { db } = ctx.database;
  if (!(await findMembership(db, teamId, userId))) throw refuse('teamNotFound');
  return { items: (await listDepartments(db, userId, teamId)).map(presentDepartment) };
};
