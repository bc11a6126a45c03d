import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { hasDepartment } from '../departments/store.ts';
import { presentMember } from '../present.ts';
import { findMembership } from '../store.ts';
import { listMembers } from './store.ts';

const key = z.tuple([keyPart.instant, keyPart.id]);

export const relationshipGets = call(api.relationship.gets, async (ctx, input) => {
  const { teamId, departmentId, keyword = '', cursor, limit } = input;
  const { db } = ctx.database;
  const after = readCursor(cursor, key);
  const asked = { teamId, readerId: ctx.actor.userId };
  const isNamed = departmentId !== undefined && departmentId !== 'none';
  const [own, isThere, found] = await Promise.all([
    findMembership(db, teamId, asked.readerId),
    !isNamed || hasDepartment(db, teamId, departmentId),
    listMembers(db, asked, { departmentId, keyword, after, limit: limit + 1 }),
  ]);
  if (!own) throw refuse('teamNotFound');
  if (!isThere) throw refuse('departmentNotFound');
  const page = cutPage(found, limit, (member) => [member.joinedAt.toISOString(), member.id]);
  return { items: page.rows.map((member) => presentMember(member, own)), nextCursor: page.nextCursor };
});
