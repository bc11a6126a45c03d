import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { readerOf } from '../../diary/days/store.ts';
import { lockNews, offerHelp, takeHelpBack } from './item.store.ts';
import { mayHelp } from './rules.ts';

export const teamNewsHelp = call(api.team.newsHelp, async (ctx, { itemId, undo }) => {
  const reader = readerOf(ctx.actor);
  return ctx.database.transaction(async (tx) => {
    const found = await lockNews(tx, itemId, reader);
    if (!found) throw refuse('newsNotFound');
    const item = authorize(found, mayHelp(found, found.isWriter), 'newsNotOpen');
    if (undo) takeHelpBack(tx, item, reader.userId);
    else offerHelp(tx, item, reader.userId, ctx.now);
    return {};
  });
});
