import { api, MAX_HIDDEN } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { presentHidden } from './rules.ts';
import { hideDays, listHidden, ownHidden } from './store.ts';

export const growthHide = call(api.growth.hide, async (ctx, { from, to }) => {
  if (to < from) throw refuseField('to', 'rangeBackwards');
  const { userId: ownerId } = ctx.actor;
  return ctx.database.transaction(async (tx) => {
    const all = await listHidden(tx, ownerId);
    const same = all.find(({ fromDay, toDay }) => fromDay === from && toDay === to);
    if (same) return presentHidden(same);
    if (all.length >= MAX_HIDDEN) throw refuse('tooManyHidden', { maximum: MAX_HIDDEN });
    const row = { id: ctx.random.id(), ownerId, fromDay: from, toDay: to, createdAt: ctx.now };
    hideDays(tx, ownHidden.own(row, ownerId));
    return presentHidden(row);
  });
});
