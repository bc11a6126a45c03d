import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { enterAccount, lockUser } from '../closing/store.ts';
import { findByPassword } from '../password/store.ts';
import { keepSession, openSession } from './store.ts';

/**
 * Signs in; an unknown address, a wrong password and an account without one are told and take the same.
 * A closed account is told to those alone who know its password.
 */
export const userLogin = call(api.user.login, async (ctx, { email, password, restore }) => {
  const user = await findByPassword(ctx, email, password);
  if (!user) throw refuse('credentialsWrong');
  const opened = await ctx.database.transaction(
    async (tx) => {
      const held = await lockUser(tx, user.id);
      // A new password ends all sessions, and so this one, which would begin after it by the one before.
      if (!held || held.passwordHash !== user.passwordHash) throw refuse('credentialsWrong');
      return openSession(ctx, tx, await enterAccount(tx, ctx, held, restore));
    },
    { reserved: true },
  );
  return keepSession(ctx, opened);
});
