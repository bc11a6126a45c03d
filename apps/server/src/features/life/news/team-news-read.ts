import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { lockMembership } from '../../team/store.ts';
import { markRead } from './item.store.ts';

export const teamNewsRead = call(api.team.newsRead, async (ctx, { teamId, day }) => {
  const { userId } = ctx.actor;
  return ctx.database.transaction(async (tx) => {
    const membership = await lockMembership(tx, teamId, userId);
    if (!membership) throw refuse('teamNotFound');
    markRead(tx, authorize({ teamId, userId, day }, membership.userId === userId, 'teamNotFound'));
    return {};
  });
});
