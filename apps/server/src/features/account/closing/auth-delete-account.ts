import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuseField, sessionOver } from '../../../http/refusal.ts';
import { closingMailJob } from '../jobs.ts';
import { confirmPassword } from '../password/store.ts';
import { findUser } from '../store.ts';
import { erasureOf } from './rules.ts';
import { closeAccount } from './store.ts';

/** Closes one's account: teams and sessions end now, and everything else is erased when no one took it back. */
export const authDeleteAccount = call(api.auth.deleteAccount, async (ctx, { email, password }) => {
  const { now } = ctx;
  const self = await findUser(ctx.database.db, ctx.actor.userId);
  if (!self) throw sessionOver();
  if (email !== self.email) throw refuseField('email', 'accountEmailDiffers');
  if (self.passwordHash !== null) {
    if (password === undefined) throw refuseField('password', 'passwordRequired');
    if (!(await confirmPassword(ctx, self, password))) throw refuseField('password', 'passwordWrong');
  }
  await ctx.database.transaction(async (tx) => {
    await closeAccount(tx, ctx, self.id);
    await ctx.queue.enqueue(tx, closingMailJob, { userId: self.id });
  });
  ctx.connection.dropRefreshToken();
  return { erasedOn: erasureOf(now).toISOString() };
});
