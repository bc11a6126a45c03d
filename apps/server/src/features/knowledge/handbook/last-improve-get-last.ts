import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { todayOf } from '../../diary/days/store.ts';
import { checkBackDays } from './improvement.rules.ts';
import { findCurrent } from './improvement.store.ts';

export const lastImproveGetLast = call(api.lastImprove.getLast, async (ctx) => {
  const today = todayOf(ctx);
  const found = await findCurrent(ctx.database.db, ctx.actor.userId);
  return {
    improvement: found && {
      id: found.id,
      text: found.text,
      day: found.day,
      checkOn: found.checkOn,
      due: found.checkOn <= today,
    },
    checkOn: checkBackDays(today),
  };
});
