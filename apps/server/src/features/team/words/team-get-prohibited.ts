import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { administers } from '../policy.ts';
import { findMembership } from '../store.ts';
import { listWords } from './store.ts';

export const teamGetProhibited = call(api.team.getProhibited, async (ctx, { teamId }) => {
  const { db } = ctx.database;
  const [membership, words] = await Promise.all([
    findMembership(db, teamId, ctx.actor.userId),
    listWords(db, teamId),
  ]);
  if (!membership) throw refuse('teamNotFound');
  if (!administers(membership.role)) throw refuse('adminsOnly');
  return { words };
});
