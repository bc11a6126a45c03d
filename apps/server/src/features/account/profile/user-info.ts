import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentProfile, presentSelf } from '../present.ts';
import { findUser } from '../store.ts';
import { areAcquainted } from './hooks.ts';

/** Oneself, or someone of one's teams; everyone else is not found. */
export const userInfo = call(api.user.info, async (ctx, { userId = ctx.actor.userId }) => {
  const { db } = ctx.database;
  const userIds = [ctx.actor.userId, userId] as const;
  const isSelf = userId === ctx.actor.userId;
  const visible = isSelf || (await ctx.hooks.read(db, areAcquainted, { userIds }));
  const user = visible ? await findUser(db, userId) : null;
  if (!user) throw refuse('userNotFound');
  return isSelf ? presentSelf(user) : presentProfile(user);
});
