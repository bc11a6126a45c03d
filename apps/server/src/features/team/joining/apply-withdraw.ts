import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { passOverObjects } from '../../notice/inbox/store.ts';
import { findApplication, lockWaiting, settleApplication } from './application.store.ts';
import { emitApplication } from './notices.store.ts';

export const withdrawApplication: Handler<Api['apply']['withdraw']> = async (ctx, { applyId }) => {
  await ctx.database.transaction(async (tx) => {
    const { userId } = ctx.actor;
    if (!(await findApplication(tx, applyId, { userId }))) throw refuse('applicationNotFound');
    const waiting = await lockWaiting(tx, applyId);
    const own = authorize(waiting, waiting.userId === userId, 'applicationNotFound');
    await settleApplication(tx, own, { status: 'withdrawn', decidedBy: null, now: ctx.now });
    await passOverObjects(tx, ctx, [applyId]);
    await emitApplication(tx, ctx, waiting);
  });
  return {};
};
