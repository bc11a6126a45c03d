import type { Api } from '@garden/contract';
import type { Handler } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { findTeam } from './list.store.ts';
import { authorize, mayRename } from './policy.ts';
import { presentTeam } from './present.ts';
import { findMembership, renameTeam } from './store.ts';

export const renameOwnTeam: Handler<Api['team']['rename']> = async (ctx, { teamId, name }) => {
  const { db } = ctx.database;
  const membership = await findMembership(db, teamId, ctx.actor.userId);
  if (!membership) throw refuse('teamNotFound');
  await renameTeam(db, authorize(membership, mayRename(membership.role), 'adminsOnly'), name);
  const renamed = await findTeam(db, ctx.actor.userId, teamId);
  if (!renamed) throw refuse('teamNotFound');
  return presentTeam(renamed, ctx.config.publicUrl);
};
