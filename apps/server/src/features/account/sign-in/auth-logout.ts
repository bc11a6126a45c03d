import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { revokeSession } from './store.ts';

/** Ends this session at once. */
export const authLogout = call(api.auth.logout, async (ctx) => {
  const { userId, sessionId } = ctx.actor;
  await ctx.database.transaction((tx) => revokeSession(tx, userId, sessionId, ctx.now));
  ctx.connection.dropRefreshToken();
  return {};
});
