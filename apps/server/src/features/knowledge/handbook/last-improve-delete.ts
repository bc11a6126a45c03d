import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { isUndoable } from '../../../platform/undo.ts';
import { hideImprovement, lockImprovement } from './improvement.store.ts';
import { isOwn } from './policy.ts';

export const deleteOwnImprovement: Handler<Api['lastImprove']['delete']> = async (
  ctx,
  { improvementId, undo = false },
) => {
  const { userId } = ctx.actor;
  await ctx.database.transaction(async (tx) => {
    const kept = await lockImprovement(tx, improvementId, userId);
    if (!kept) throw refuse('improvementNotFound');
    const may = isOwn(kept, userId) && isUndoable(kept.deletedAt, ctx.now);
    const own = authorize(kept, may, 'improvementNotFound');
    if (undo !== (kept.deletedAt === null)) await hideImprovement(tx, own, undo ? null : ctx.now);
  });
  return {};
};
