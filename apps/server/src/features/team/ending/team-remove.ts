import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { isUndoable } from '../../../platform/undo.ts';
import { owns } from '../policy.ts';
import { findMembership, lockMembership } from '../store.ts';
import { lockRemovedTeam, removeTeam, restoreTeam } from './store.ts';

export const teamRemove = call(api.team.remove, async (ctx, { teamId, undo = false }) => {
  await (undo ? bringBack(ctx, teamId) : takeAway(ctx, teamId));
  return {};
});

async function takeAway(ctx: Context, teamId: string): Promise<void> {
  await ctx.database.transaction(async (tx) => {
    const membership = await lockMembership(tx, teamId, ctx.actor.userId);
    if (!membership) throw refuse('teamNotFound');
    await removeTeam(tx, ctx, authorize(membership, owns(membership.role), 'ownerOnly'));
  });
}

async function bringBack(ctx: Context, teamId: string): Promise<void> {
  const { userId } = ctx.actor;
  await ctx.database.transaction(async (tx) => {
    const living = await findMembership(tx, teamId, userId);
    if (living) {
      // There is nothing to undo, which a repeated undo need not be told.
      authorize(living, owns(living.role), 'ownerOnly');
      return;
    }
    const removed = await lockRemovedTeam(tx, teamId, userId);
    if (!removed) throw refuse('teamNotFound');
    await restoreTeam(tx, ctx, authorize(removed, isUndoable(removed.deletedAt, ctx.now), 'teamNotFound'));
  });
}
