import type { api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { revokeSession } from './store.ts';

/** Ends this session at once. */
export const logout: Handler<typeof api.auth.logout> = async (ctx) => {
  await revokeSession(ctx.database.db, ctx.actor.userId, ctx.actor.sessionId, ctx.now);
  ctx.connection.dropRefreshToken();
  return {};
};
