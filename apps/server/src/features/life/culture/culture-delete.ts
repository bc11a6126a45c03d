import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { removal } from '../../../http/removal.ts';
import { emitEvent } from '../../../platform/events.store.ts';
import { administers } from '../../team/policy.ts';
import { CULTURE } from './rules.ts';
import { hideCulture, lockCulture } from './store.ts';

export const cultureDelete = call(
  api.culture.delete,
  removal('cultureId', {
    missing: 'cultureNotFound',
    async lock(tx, { actor }, id) {
      const locked = await lockCulture(tx, id, actor.userId);
      return locked && authorize(locked.culture, administers(locked.role), 'adminsOnly');
    },
    async hide(tx, ctx, culture, at) {
      await hideCulture(tx, ctx, culture, at);
      const object = { kind: CULTURE, id: culture.id };
      emitEvent(tx, ctx, { audience: 'team', audienceId: culture.teamId, topic: 'culture', object });
    },
  }),
);
