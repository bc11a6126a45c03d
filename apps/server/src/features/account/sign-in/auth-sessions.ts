import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { presentSessions } from './present.ts';
import { listSessions } from './store.ts';

/** The devices one is signed in on. */
export const authSessions = call(api.auth.sessions, async (ctx) => {
  const rows = await listSessions(ctx.database.db, ctx.actor.userId, ctx.now);
  return { items: presentSessions(rows, ctx.actor.sessionId) };
});
