import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { todayOf } from '../../diary/days/store.ts';
import { checkBackDays } from './improvement.rules.ts';
import { findCurrent } from './improvement.store.ts';

export const getLastImprovement: Handler<Api['lastImprove']['getLast']> = async (ctx) => {
  const today = todayOf(ctx);
  const found = await findCurrent(ctx.database.db, ctx.actor.userId);
  return {
    improvement: found && {
      ...{ id: found.id, text: found.text, day: found.day, checkOn: found.checkOn },
      due: found.checkOn <= today,
    },
    checkOn: checkBackDays(today),
  };
};
