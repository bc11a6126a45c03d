import type { api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { revokeSession, revokeSessions } from './store.ts';

/** Ends one of one's sessions, or all but this one. */
export const revoke: Handler<typeof api.auth.revoke> = async (ctx, { sessionId }) => {
  const { db } = ctx.database;
  const { userId, sessionId: current } = ctx.actor;
  if (sessionId === undefined) return { revoked: await revokeSessions(db, userId, ctx.now, current) };
  const revoked = await revokeSession(db, userId, sessionId, ctx.now);
  if (revoked === 0) throw refuse('sessionNotFound');
  if (sessionId === current) ctx.connection.dropRefreshToken();
  return { revoked };
};
