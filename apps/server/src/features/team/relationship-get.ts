import type { Api } from '@garden/contract';
import type { Handler } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { findMember } from './members.store.ts';
import { presentMember } from './present.ts';
import { findMembership } from './store.ts';

export const getRelationship: Handler<Api['relationship']['get']> = async (ctx, { teamId, userId }) => {
  const { db } = ctx.database;
  const own = await findMembership(db, teamId, ctx.actor.userId);
  if (!own) throw refuse('teamNotFound');
  const member = await findMember(db, { teamId, readerId: own.userId }, userId ?? own.userId);
  if (!member) throw refuse('userNotFound');
  return presentMember(member, own);
};
