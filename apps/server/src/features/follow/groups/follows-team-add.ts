import { api, MAX_FOLLOW_GROUPS } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentGroup } from '../present.ts';
import { findGroup, holdGroupName, insertGroup } from './store.ts';

export const followsTeamAdd = call(api.followsTeam.add, async (ctx, { name }) => {
  const group = { id: ctx.random.id(), ownerId: ctx.actor.userId, name, createdAt: ctx.now };
  return ctx.database.transaction(async (tx) => {
    const others = await holdGroupName(tx, group);
    if (others >= MAX_FOLLOW_GROUPS) throw refuse('followGroupsTooMany', { maximum: MAX_FOLLOW_GROUPS });
    await insertGroup(tx, group);
    return presentGroup(await findGroup(tx, group.ownerId, group.id));
  });
});
