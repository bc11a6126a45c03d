import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { lockMembership } from '../../team/store.ts';
import { mayTick } from './policy.ts';
import { itemsOf } from './rules.ts';
import { changeBuddy, findGuide, lockBuddy } from './store.ts';

export const newcomerTick = call(api.newcomer.tick, async (ctx, { teamId, userId, item, done }) => {
  const actorId = ctx.actor.userId;
  await ctx.database.transaction(async (tx) => {
    const [membership, found, guide] = await Promise.all([
      lockMembership(tx, teamId, actorId),
      lockBuddy(tx, teamId, userId),
      findGuide(tx, teamId),
    ]);
    if (!membership) throw refuse('teamNotFound');
    if (!found) throw refuse('buddyOnly');
    const tended = { userId, buddy: { id: found.buddyId, acceptedAt: found.acceptedAt } };
    const buddy = authorize(found, mayTick({ userId: actorId }, tended), 'buddyOnly');
    const items = itemsOf(guide?.checklist ?? null);
    if (!items.includes(item)) throw refuseField('item', 'checklistItemNotFound');
    // What is ticked on items that the team has removed goes with the next tick.
    const others = buddy.done.filter((each) => each !== item && items.includes(each));
    changeBuddy(tx, buddy, { done: done ? [...others, item] : others });
  });
  return {};
});
