import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { administers } from '../policy.ts';
import { findMembership } from '../store.ts';
import { listWords } from './store.ts';

export const getProhibitedWords: Handler<Api['team']['getProhibited']> = async (ctx, { teamId }) => {
  const { db } = ctx.database;
  const membership = await findMembership(db, teamId, ctx.actor.userId);
  if (!membership) throw refuse('teamNotFound');
  if (!administers(membership.role)) throw refuse('adminsOnly');
  return { words: await listWords(db, teamId) };
};
