import { api, type InputOf } from '@garden/contract';
import { isUniqueViolation } from '../../../db/errors.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { refuseField, sessionOver } from '../../../http/refusal.ts';
import { lockUser } from '../closing/store.ts';
import { assertGoodPassword } from '../password/rules.ts';
import { confirmPassword, hashPassword } from '../password/store.ts';
import { presentSelf } from '../present.ts';
import { useCode } from '../registration/store.ts';
import { codeTrierOf, revokeSessions } from '../sign-in/store.ts';
import { findUser, findUserByEmail, type UserChanges, type UserRow, updateUser } from '../store.ts';
import { exchangeAvatar, type NewAvatar } from './store.ts';

type Edit = InputOf<typeof api.auth.edit>;

/** Changes oneself, all or nothing; a new password ends every other session. */
export const authEdit = call(api.auth.edit, async (ctx, input) => {
  const self = await findUser(ctx.database.db, ctx.actor.userId);
  if (!self) throw sessionOver();
  const { name, locale, timezone, avatar, email } = input;
  const passwordHash = input.password && (await newPasswordHash(ctx, self, input.password));
  const user = await exchangeAvatar(ctx, avatar, ({ key, replace }) => {
    const changes: UserChanges = { name, locale, timezone, avatar: key, passwordHash, email: email?.new };
    return write(ctx, self, changes, { code: email?.code, replaceAvatar: replace });
  });
  return presentSelf(user);
});

async function newPasswordHash(
  ctx: Context,
  self: UserRow,
  password: NonNullable<Edit['password']>,
): Promise<string> {
  assertGoodPassword('password.new', password.new, ctx.config.passwordMinimum);
  if (!(await confirmPassword(ctx, self, password.old))) {
    throw refuseField('password.old', 'passwordWrong');
  }
  return hashPassword(ctx, password.new);
}

type Beside = { readonly code: string | undefined; readonly replaceAvatar: NewAvatar['replace'] };

/** Writes the changes; an address that belongs to someone else is told like a wrong code. */
async function write(
  ctx: Context,
  self: UserRow,
  changes: UserChanges,
  { code, replaceAvatar }: Beside,
): Promise<UserRow> {
  const { database, actor, now } = ctx;
  const { email, passwordHash } = changes;
  const by = codeTrierOf(ctx);
  const attempt = database.transaction(async (tx) => {
    if (email && code) {
      if (!(await useCode(tx, { email, purpose: 'email', code, now, by }))) return null;
      const holder = await findUserByEmail(tx, email);
      if (holder && holder.id !== self.id) return null;
    }
    const held = await lockUser(tx, self.id);
    if (!held || held.deletedAt) throw sessionOver();
    if (passwordHash) {
      // Someone else may have changed it since the old one was compared.
      if (held.passwordHash !== self.passwordHash) throw refuseField('password.old', 'passwordWrong');
      await revokeSessions(tx, self.id, now, actor.sessionId);
    }
    replaceAvatar(tx, held.avatar);
    return updateUser(tx, self.id, changes);
  });
  // Someone may take the address between the look and the write.
  const saved = await attempt.catch((error: unknown) => {
    if (email && isUniqueViolation(error)) return null;
    throw error;
  });
  if (!saved) throw refuseField('email.code', 'codeWrong');
  return saved;
}
