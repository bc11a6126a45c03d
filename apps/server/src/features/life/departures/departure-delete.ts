import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { removal } from '../../../http/removal.ts';
import { administers } from '../../team/policy.ts';
import { hidePattern, lockPattern } from './store.ts';

export const departureDelete = call(
  api.departure.delete,
  removal('patternId', {
    missing: 'patternNotFound',
    async lock(tx, { actor }, id) {
      const held = await lockPattern(tx, id, actor.userId);
      return held && authorize(held.pattern, administers(held.membership.role), 'adminsOnly');
    },
    hide: async (tx, _ctx, pattern, at) => hidePattern(tx, pattern, at),
  }),
);
