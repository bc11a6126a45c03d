import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { administers } from '../../team/policy.ts';
import { lockMembership } from '../../team/store.ts';
import { countTeamWorks, insertTeamWork } from './store.ts';
import { checkRoom } from './works.rules.ts';

export const worksAdd = call(api.works.add, async (ctx, { teamId, title, author, sentence }) =>
  ctx.database.transaction(async (tx) => {
    const [membership, total] = await Promise.all([
      lockMembership(tx, teamId, ctx.actor.userId),
      countTeamWorks(tx, teamId),
    ]);
    if (!membership) throw refuse('teamNotFound');
    const row = { id: ctx.random.id(), teamId, title, author, sentence, createdAt: ctx.now };
    const work = authorize(row, administers(membership.role), 'adminsOnly');
    checkRoom(total);
    insertTeamWork(tx, work);
    return { id: work.id, title, author, sentence };
  }),
);
