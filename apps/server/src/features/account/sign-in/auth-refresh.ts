import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { sessionOver } from '../../../http/refusal.ts';
import { findUser } from '../store.ts';
import { isWithinGrace } from './rules.ts';
import { keepSession, lockRefreshToken, renewSession, revokeSession } from './store.ts';

/**
 * Exchanges the refresh cookie for a new pair. Within the grace a second tab gets an access token and goes on with
 * the cookie that the first one was given; used later, the token is taken for stolen and its session ends.
 */
export const authRefresh = call(api.auth.refresh, async (ctx) => {
  const { now } = ctx;
  const token = ctx.connection.refreshToken;
  if (!token) throw sessionOver();
  const renewed = await ctx.database.transaction(
    async (tx) => {
      const found = await lockRefreshToken(tx, token, now);
      const user = found && (await findUser(tx, found.userId));
      if (!user) return null;
      if (found.usedAt && !isWithinGrace(found.usedAt, now)) {
        await revokeSession(tx, user.id, found.sessionId, now);
        return null;
      }
      return renewSession(ctx, tx, user, { sessionId: found.sessionId, token, used: found.usedAt !== null });
    },
    { reserved: true },
  );
  if (!renewed) throw sessionOver();
  return keepSession(ctx, renewed);
});
