import type { api } from '@garden/contract';
import type { Handler } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { checkPassword } from './password.store.ts';
import { keepSession, openSession } from './session.store.ts';
import { findUserByEmail } from './store.ts';

/** Signs in; an unknown address, a wrong password and an account without one are told and take the same. */
export const login: Handler<typeof api.user.login> = async (ctx, { email, password }) => {
  const user = await findUserByEmail(ctx.database.db, email);
  const right = await checkPassword(ctx, email, user, password);
  if (!user || !right) throw refuse('credentialsWrong');
  return keepSession(ctx, await ctx.database.transaction((tx) => openSession(ctx, tx, user)));
};
