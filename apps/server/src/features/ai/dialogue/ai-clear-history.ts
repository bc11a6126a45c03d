import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { isOwner } from '../../../http/owner.rules.ts';
import { clearDialogue } from './store.ts';

/** Also where the feature is turned off: what was said can be forgotten at any time. */
export const aiClearHistory = call(api.ai.clearHistory, async (ctx, { day }) => {
  const row = { ownerId: ctx.actor.userId, day };
  const own = authorize(row, isOwner(row, ctx.actor.userId), 'memoryNotFound');
  await ctx.database.transaction(async (tx) => clearDialogue(tx, own, ctx.now));
  return {};
});
