import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { isUndoable } from '../../../platform/undo.ts';
import { isOwn } from './policy.ts';
import { changeGuideline, lockGuideline } from './store.ts';

export const deleteGuideline: Handler<Api['handbook']['delete']> = async (ctx, { guidelineId, undo }) => {
  const { userId } = ctx.actor;
  const restores = undo !== undefined;
  await ctx.database.transaction(async (tx) => {
    const kept = await lockGuideline(tx, guidelineId, userId);
    if (!kept) throw refuse('guidelineNotFound');
    const may = isOwn(kept, userId) && isUndoable(kept.deletedAt, ctx.now);
    const own = authorize(kept, may, 'guidelineNotFound');
    if (restores !== (kept.deletedAt === null))
      await changeGuideline(tx, own, { deletedAt: restores ? null : ctx.now });
  });
  return {};
};
