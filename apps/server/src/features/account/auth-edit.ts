import type { api, InputOf } from '@garden/contract';
import { isUniqueViolation } from '../../db/errors.ts';
import type { Context, Handler } from '../../http/context.ts';
import { refuseField, sessionOver } from '../../http/refusal.ts';
import { exchangeAvatar } from './avatar.store.ts';
import { useCode } from './code.store.ts';
import { assertGoodPassword } from './password.rules.ts';
import { checkPassword, hashPassword } from './password.store.ts';
import { presentSelf } from './present.ts';
import { revokeSessions } from './session.store.ts';
import { findUser, findUserByEmail, type UserChanges, type UserRow, updateUser } from './store.ts';

type Edit = InputOf<typeof api.auth.edit>;

/** Changes oneself, all or nothing; a new password ends every other session. */
export const edit: Handler<typeof api.auth.edit> = async (ctx, input) => {
  const self = await findUser(ctx.database.db, ctx.actor.userId);
  if (!self) throw sessionOver();
  const { name, locale, timezone, avatar, email } = input;
  const passwordHash = input.password && (await newPasswordHash(ctx, self, input.password));
  const { user } = await exchangeAvatar(ctx, avatar, async (kept) => {
    const changes: UserChanges = { name, locale, timezone, avatar: kept, passwordHash, email: email?.new };
    return { user: await write(ctx, self.id, changes, email?.code), before: self.avatar };
  });
  return presentSelf(user);
};

async function newPasswordHash(
  ctx: Context,
  self: UserRow,
  password: NonNullable<Edit['password']>,
): Promise<string> {
  assertGoodPassword('password.new', password.new, ctx.config.passwordMinimum);
  if (!(await checkPassword(ctx, self.email, self, password.old))) {
    throw refuseField('password.old', 'passwordWrong');
  }
  return hashPassword(ctx, password.new);
}

/** Writes the changes; an address that belongs to somebody else is told like a wrong code. */
async function write(
  { database, actor, now }: Context,
  userId: string,
  changes: UserChanges,
  code: string | undefined,
): Promise<UserRow> {
  const { email, passwordHash } = changes;
  const attempt = database.transaction(async (tx) => {
    if (email && code) {
      if (!(await useCode(tx, { email, purpose: 'email', code, now }))) return null;
      const holder = await findUserByEmail(tx, email);
      if (holder && holder.id !== userId) return null;
    }
    if (passwordHash) await revokeSessions(tx, userId, now, actor.sessionId);
    return updateUser(tx, userId, changes);
  });
  // Somebody may take the address between the look and the write.
  const saved = await attempt.catch((error: unknown) => {
    if (email && isUniqueViolation(error)) return null;
    throw error;
  });
  if (!saved) throw refuseField('email.code', 'codeWrong');
  return saved;
}
