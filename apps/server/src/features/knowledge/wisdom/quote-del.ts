import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { emitEvent } from '../../../platform/events.store.ts';
import { isUndoable } from '../../../platform/undo.ts';
import { readerOf } from '../../diary/days/store.ts';
import { concerns, mayRead, mayRestore } from './policy.ts';
import { hideQuote, lockQuote } from './store.ts';

export const deleteQuote: Handler<Api['quote']['del']> = async (ctx, { quoteId, undo = false }) => {
  const reader = readerOf(ctx.actor);
  const { userId } = reader;
  await ctx.database.transaction(async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (!quote || !mayRead(quote, reader)) throw refuse('quoteNotFound');
    const isHidden = quote.deletedAt !== null;
    if (isHidden && !(mayRestore(quote, userId) && isUndoable(quote.deletedAt, ctx.now))) {
      throw refuse('quoteNotFound');
    }
    const own = authorize(quote, concerns(quote, userId), 'quoteNotYours');
    if (undo !== isHidden) return;
    await hideQuote(tx, ctx, own, undo ? null : { at: ctx.now, by: userId });
    const object = { kind: 'quote', id: quoteId };
    emitEvent(tx, ctx, { audience: 'team', audienceId: quote.teamId, topic: 'quotes', object });
  });
  return {};
};
