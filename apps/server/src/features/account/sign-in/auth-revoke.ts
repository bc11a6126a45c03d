import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { revokeSession, revokeSessions } from './store.ts';

/** Ends one of one's sessions, or all but this one. */
export const authRevoke = call(api.auth.revoke, async (ctx, { sessionId }) => {
  const { userId, sessionId: current } = ctx.actor;
  const revoked = await ctx.database.transaction((tx) =>
    sessionId === undefined
      ? revokeSessions(tx, userId, ctx.now, current)
      : revokeSession(tx, userId, sessionId, ctx.now),
  );
  if (sessionId === undefined) return { revoked };
  if (revoked === 0) throw refuse('sessionNotFound');
  if (sessionId === current) ctx.connection.dropRefreshToken();
  return { revoked };
});
