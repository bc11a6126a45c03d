import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { removal } from '../../../http/removal.ts';
import { emitEvent } from '../../../platform/events.store.ts';
import { readerOf } from '../../diary/days/store.ts';
import { concerns, mayRead, mayRestore } from './policy.ts';
import { QUOTE } from './rules.ts';
import { hideQuote, lockQuote } from './store.ts';

export const quoteDel = call(
  api.quote.del,
  removal('quoteId', {
    missing: 'quoteNotFound',
    async lock(tx, { actor }, id) {
      const reader = readerOf(actor);
      const quote = await lockQuote(tx, id);
      if (!quote || !mayRead(quote, reader)) return null;
      if (quote.deletedAt && !mayRestore(quote, reader.userId)) return null;
      return authorize(quote, concerns(quote, reader.userId), 'quoteNotYours');
    },
    async hide(tx, ctx, quote, at) {
      await hideQuote(tx, ctx, quote, at && { at, by: ctx.actor.userId });
      const object = { kind: QUOTE, id: quote.id };
      emitEvent(tx, ctx, { audience: 'team', audienceId: quote.teamId, topic: 'quotes', object });
    },
  }),
);
