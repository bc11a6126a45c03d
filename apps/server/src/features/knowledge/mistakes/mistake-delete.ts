import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { isUndoable } from '../../../platform/undo.ts';
import { isOwn } from '../handbook/policy.ts';
import { hideMistake, lockMistake, restoreMistake } from './own.store.ts';

export const deleteMistake: Handler<Api['mistake']['delete']> = async (ctx, { mistakeId, undo = false }) => {
  const { userId } = ctx.actor;
  await ctx.database.transaction(async (tx) => {
    const kept = await lockMistake(tx, mistakeId, userId);
    if (!kept) throw refuse('mistakeNotFound');
    const may = isOwn(kept, userId) && isUndoable(kept.deletedAt, ctx.now);
    const own = authorize(kept, may, 'mistakeNotFound');
    if (undo === (kept.deletedAt === null)) return;
    await (undo ? restoreMistake(tx, own) : hideMistake(tx, own, ctx.now));
  });
  return {};
};
