import type { Api } from '@garden/contract';
import * as z from 'zod';
import type { Handler } from '../../../http/context.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { hasDepartment } from '../departments/store.ts';
import { presentMember } from '../present.ts';
import { findMembership } from '../store.ts';
import { listMembers } from './store.ts';

const key = z.tuple([keyPart.instant, keyPart.id]);

export const getRelationships: Handler<Api['relationship']['gets']> = async (ctx, input) => {
  const { teamId, departmentId, keyword = '', cursor, limit } = input;
  const { db } = ctx.database;
  const after = readCursor(cursor, key);
  const own = await findMembership(db, teamId, ctx.actor.userId);
  if (!own) throw refuse('teamNotFound');
  if (departmentId && departmentId !== 'none' && !(await hasDepartment(db, teamId, departmentId))) {
    throw refuse('departmentNotFound');
  }
  const asked = { teamId, readerId: own.userId };
  const found = await listMembers(db, asked, { departmentId, keyword, after, limit: limit + 1 });
  const page = cutPage(found, limit, (member) => [member.joinedAt.toISOString(), member.id]);
  return { items: page.rows.map((member) => presentMember(member, own)), nextCursor: page.nextCursor };
};
