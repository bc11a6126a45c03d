import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { deleteImprovement, lockImprovement } from './improvement.store.ts';
import { isOwn } from './policy.ts';

export const deleteOwnImprovement: Handler<Api['lastImprove']['delete']> = async (ctx, { improvementId }) => {
  const { userId } = ctx.actor;
  await ctx.database.transaction(async (tx) => {
    const kept = await lockImprovement(tx, improvementId, userId);
    if (!kept) throw refuse('improvementNotFound');
    await deleteImprovement(tx, authorize(kept, isOwn(kept, userId), 'improvementNotFound'));
  });
  return {};
};
