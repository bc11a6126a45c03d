import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { presentTotals } from '../present.ts';
import { findTotals, markSeen, markSeenAbout } from './store.ts';

export const noticeSee = call(api.notice.see, async (ctx, { ids = [], about, all }) => {
  const { userId } = ctx.actor;
  return ctx.database.transaction(async (tx) => {
    if (about === undefined) await markSeen(tx, ctx, userId, all ? 'all' : ids);
    else await markSeenAbout(tx, ctx, userId, about);
    return presentTotals(await findTotals(tx, userId));
  });
});
