import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { isUndoable } from '../../../platform/undo.ts';
import { readerOf } from '../../diary/days/store.ts';
import { questionsHidden } from './hooks.ts';
import { announceQuestion } from './own.store.ts';
import { mayDelete, mayReadQuestion, maySettle } from './policy.ts';
import { hideQuestion, lockQuestion } from './question.store.ts';

export const deleteQuestion: Handler<Api['curious']['delete']> = async (ctx, { curiousId, undo = false }) => {
  const reader = readerOf(ctx.actor);
  await ctx.database.transaction(async (tx) => {
    const kept = await lockQuestion(tx, curiousId);
    if (!kept || !mayReadQuestion(kept, reader) || !isUndoable(kept.deletedAt, ctx.now))
      throw refuse('questionNotFound');
    if (kept.deletedAt && !maySettle(kept, reader)) throw refuse('questionNotFound');
    authorize(kept, maySettle(kept, reader), 'questionNotYours');
    const own = authorize(kept, mayDelete(kept, reader), 'questionInDiary');
    if (undo !== (kept.deletedAt !== null)) return;
    await hideQuestion(tx, own, undo ? null : ctx.now, ctx.hooks);
    if (!undo) await ctx.hooks.run(tx, questionsHidden, { questionIds: [own.id] }, ctx);
    announceQuestion(tx, ctx, own);
  });
  return {};
};
