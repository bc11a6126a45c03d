import type { api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { revokeSession } from './store.ts';

/** Ends this session at once. */
export const logout: Handler<typeof api.auth.logout> = async (ctx) => {
  const { userId, sessionId } = ctx.actor;
  await ctx.database.transaction((tx) => revokeSession(tx, userId, sessionId, ctx.now));
  ctx.connection.dropRefreshToken();
  return {};
};
