import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { passOverObjects } from '../../notice/inbox/store.ts';
import { closeApplication, findApplication, lockWaiting } from './application.store.ts';
import { emitApplication } from './notices.store.ts';

export const applyWithdraw = call(api.apply.withdraw, async (ctx, { applyId }) => {
  await ctx.database.transaction(async (tx) => {
    const { userId } = ctx.actor;
    if (!(await findApplication(tx, applyId, { userId }))) throw refuse('applicationNotFound');
    const waiting = await lockWaiting(tx, applyId);
    const own = authorize(waiting, waiting.userId === userId, 'applicationNotFound');
    await closeApplication(tx, own, { status: 'withdrawn', decidedBy: null, now: ctx.now });
    await passOverObjects(tx, ctx, [applyId]);
    await emitApplication(tx, ctx, waiting);
  });
  return {};
});
