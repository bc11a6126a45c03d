import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { presentTotals } from '../present.ts';
import { findTotals, markSeen } from './store.ts';

export const seeNotices: Handler<Api['notice']['see']> = async (ctx, { ids = [], all }) => {
  const { userId } = ctx.actor;
  return ctx.database.transaction(async (tx) => {
    await markSeen(tx, ctx, userId, all ? 'all' : ids);
    return presentTotals(await findTotals(tx, userId));
  });
};
