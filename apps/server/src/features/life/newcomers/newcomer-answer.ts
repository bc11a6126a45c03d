import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { notify } from '../../notice/store.ts';
import { lockMembership } from '../../team/store.ts';
import { NEWCOMER } from './rules.ts';
import { changeBuddy, deleteBuddy, lockBuddy } from './store.ts';

export const newcomerAnswer = call(api.newcomer.answer, async (ctx, { teamId, userId, accept }) => {
  const actorId = ctx.actor.userId;
  await ctx.database.transaction(async (tx) => {
    const [membership, asked] = await Promise.all([
      lockMembership(tx, teamId, actorId),
      lockBuddy(tx, teamId, userId),
    ]);
    if (!membership) throw refuse('teamNotFound');
    if (!asked) throw refuse('buddyNotAsked');
    const buddy = authorize(asked, asked.buddyId === actorId, 'buddyNotAsked');
    if (!accept) return deleteBuddy(tx, buddy);
    if (buddy.acceptedAt) return;
    changeBuddy(tx, buddy, { acceptedAt: ctx.now });
    const object = { kind: NEWCOMER, id: buddy.id };
    const notice = { kind: 'newcomer', teamId, actorId, object, onceEach: true } as const;
    await notify(tx, ctx, { ...notice, userIds: [userId], params: { stage: 'yours' } });
    const others = buddy.askedBy && buddy.askedBy !== userId ? [buddy.askedBy] : [];
    await notify(tx, ctx, { ...notice, userIds: others, params: { stage: 'accepted' } });
  });
  return {};
});
