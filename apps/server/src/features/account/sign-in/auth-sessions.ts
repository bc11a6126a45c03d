import type { api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { presentSessions } from './present.ts';
import { listSessions } from './store.ts';

/** The devices one is signed in on. */
export const sessions: Handler<typeof api.auth.sessions> = async (ctx) => {
  const rows = await listSessions(ctx.database.db, ctx.actor.userId, ctx.now);
  return { items: presentSessions(rows, ctx.actor.sessionId) };
};
