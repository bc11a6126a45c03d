import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { removal } from '../../../http/removal.ts';
import { administers } from '../../team/policy.ts';
import { countTeamWorks, hideTeamWork, lockTeamWork } from './store.ts';
import { checkRoom } from './works.rules.ts';

export const worksDelete = call(
  api.works.delete,
  removal('workId', {
    missing: 'workNotFound',
    async lock(tx, { actor }, id) {
      const locked = await lockTeamWork(tx, id, actor.userId);
      return locked && authorize(locked.work, administers(locked.role), 'adminsOnly');
    },
    async hide(tx, _ctx, work, at) {
      if (at === null && work.deletedAt !== null) checkRoom(await countTeamWorks(tx, work.teamId));
      hideTeamWork(tx, work, at);
    },
  }),
);
