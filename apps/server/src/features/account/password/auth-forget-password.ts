import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuseField } from '../../../http/refusal.ts';
import { useCode } from '../registration/store.ts';
import { codeTrierOf, revokeSessions } from '../sign-in/store.ts';
import { deleteIdentities } from '../sso/store.ts';
import { findUserByEmail, updateUser } from '../store.ts';
import { assertGoodPassword } from './rules.ts';
import { hashPassword } from './store.ts';

/** Sets a new password and ends every session; an unknown address never got a code and ends like a wrong one. */
export const authForgetPassword = call(api.auth.forgetPassword, async (ctx, input) => {
  const { email, code, password } = input;
  const { now } = ctx;
  const by = codeTrierOf(ctx);
  assertGoodPassword('password', password, ctx.config.passwordMinimum);
  const passwordHash = await hashPassword(ctx, password);
  const done = await ctx.database.transaction(async (tx) => {
    if (!(await useCode(tx, { email, purpose: 'reset', code, now, by }))) return false;
    const user = await findUserByEmail(tx, email);
    if (!user) return false;
    await updateUser(tx, user.id, { passwordHash });
    // The mailbox proves whose account it is; a provider may have linked someone to it who had only claimed the address.
    await deleteIdentities(tx, user.id);
    await revokeSessions(tx, user.id, now);
    return true;
  });
  if (!done) throw refuseField('code', 'codeWrong');
  ctx.connection.dropRefreshToken();
  return {};
});
