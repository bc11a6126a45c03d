import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { findSelf } from '../../diary/days/store.ts';
import { goalDue, todoDays } from './rules.ts';
import { findOpening } from './store.ts';

export const getOpening: Handler<Api['todo']['opening']> = async (ctx) => {
  const self = await findSelf(ctx);
  const { from, to } = goalDue(self.today);
  return {
    open: await findOpening(ctx.database.db, self.userId),
    today: self.today,
    nextWorkingDay: todoDays(self).to,
    goalDue: { from, to },
  };
};
