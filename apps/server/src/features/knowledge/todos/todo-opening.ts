import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { findSelf } from '../../diary/days/store.ts';
import { goalDue, todoDays } from './rules.ts';
import { findOpening } from './store.ts';

export const todoOpening = call(api.todo.opening, async (ctx) => {
  const self = await findSelf(ctx);
  const { from, to } = goalDue(self.today);
  return {
    open: await findOpening(ctx.database.db, self.userId),
    today: self.today,
    nextWorkingDay: todoDays(self).to,
    goalDue: { from, to },
  };
});
