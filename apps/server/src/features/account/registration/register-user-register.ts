import type { api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { assertGoodPassword } from '../password/rules.ts';
import { hashPassword } from '../password/store.ts';
import { MEMBER_CODE_LETTERS } from '../rules.ts';
import { keepSession, openSession } from '../sign-in/store.ts';
import { insertUser } from '../store.ts';
import { personInvited } from './hooks.ts';
import { useCode } from './store.ts';

/**
 * Creates an account and signs in. An address that has one already never got a code: it ends like a wrong code.
 * A wrong invite code refuses everything, and the code from the mail stays good.
 */
export const userRegister: Handler<typeof api.register.userRegister> = async (ctx, input) => {
  const { config, random, now } = ctx;
  if (!config.registrationOpen) throw refuse('registrationClosed');
  assertGoodPassword('password', input.password, config.passwordMinimum);
  const passwordHash = await hashPassword(ctx, input.password);
  const opened = await ctx.database.transaction(async (tx) => {
    const { email, code } = input;
    if (!(await useCode(tx, { email, purpose: 'register', code, now }))) return null;
    const user = await insertUser(tx, {
      id: random.id(),
      email,
      name: input.name,
      code: random.letters(MEMBER_CODE_LETTERS),
      locale: input.locale ?? config.defaultLocale ?? 'en',
      timezone: input.timezone ?? 'UTC',
      passwordHash,
      createdAt: now,
    });
    if (!user) return null;
    const { inviteCode } = input;
    if (inviteCode) await ctx.hooks.run(tx, personInvited, { userId: user.id, inviteCode }, ctx);
    return openSession(ctx, tx, user);
  });
  if (!opened) throw refuseField('code', 'codeWrong');
  return keepSession(ctx, opened);
};
