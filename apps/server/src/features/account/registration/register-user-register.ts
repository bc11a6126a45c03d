import { api, type InputOf } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { call } from '../../../http/call.ts';
import type { PublicContext } from '../../../http/context.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { assertGoodPassword } from '../password/rules.ts';
import { hashPassword } from '../password/store.ts';
import { MEMBER_CODE_LETTERS } from '../rules.ts';
import { codeTrierOf, keepSession, openSession } from '../sign-in/store.ts';
import { insertUser } from '../store.ts';
import { type Invited, invitationByToken, personInvited } from './hooks.ts';
import { useCode } from './store.ts';

type Call = typeof api.register.userRegister;

/**
 * Creates an account and signs in. An address that has one already never got a code: it ends like a wrong code.
 * A wrong invite code refuses everything, and the code from the mail stays good.
 */
export const registerUserRegister = call(api.register.userRegister, async (ctx, input) => {
  const { config, random, now } = ctx;
  const invited = await findInvited(ctx, input);
  if (!config.registrationOpen && !invited?.mayRegister) throw refuse('registrationClosed');
  assertGoodPassword('password', input.password, config.passwordMinimum);
  const passwordHash = await hashPassword(ctx, input.password);
  const opened = await ctx.database.transaction(async (tx) => {
    if (!invited && !(await useMailedCode(ctx, tx, input))) return null;
    const user = await insertUser(tx, {
      id: random.id(),
      email: input.email,
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
  if (!opened) throw invited ? refuse('invitationInvalid') : refuseField('code', 'codeWrong');
  return keepSession(ctx, opened);
});

/**
 * What an invitation says of its holder, to whose mailbox it was sent; undefined where they come with a code.
 * @throws Refusal `invitationInvalid`, `invitationForOther`.
 */
async function findInvited(
  { database, hooks, now }: PublicContext,
  { invitation: token, email }: InputOf<Call>,
): Promise<Invited | undefined> {
  if (token === undefined) return undefined;
  const invited = await hooks.read(database.db, invitationByToken, { token, now });
  if (!invited) throw refuse('invitationInvalid');
  if (invited.email !== email) throw refuse('invitationForOther');
  return invited;
}

async function useMailedCode(
  ctx: PublicContext,
  tx: Transaction,
  { email, code = '' }: InputOf<Call>,
): Promise<boolean> {
  return useCode(tx, { email, purpose: 'register', code, now: ctx.now, by: codeTrierOf(ctx) });
}
