import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuseField } from '../../../http/refusal.ts';
import { idMadeOf } from '../../../platform/made-id.ts';
import { dayAt } from '../../account/closing/rules.ts';
import { notify } from '../../notice/store.ts';
import { lockMembershipsForUpdate } from '../../team/membership/store.ts';
import { administers } from '../../team/policy.ts';
import { listedSince, NEWCOMER } from './rules.ts';
import { deleteBuddy, isNewcomer, lockBuddy, putBuddy } from './store.ts';

export const newcomerAsk = call(api.newcomer.ask, async (ctx, { teamId, userId, buddyId }) => {
  const { now } = ctx;
  const actorId = ctx.actor.userId;
  await ctx.database.transaction(async (tx) => {
    // First: who is not in the team sends no more than for a team that is not there.
    const asked = [userId, buddyId ?? userId];
    const { own, members } = await lockMembershipsForUpdate(tx, teamId, actorId, asked);
    const [isNew, before] = await Promise.all([
      isNewcomer(tx, { teamId, userId, since: listedSince(now) }),
      lockBuddy(tx, teamId, userId),
    ]);
    const { role } = authorize(own, administers(own.role), 'adminsOnly');
    if (!isNew) throw refuseField('userId', 'newcomerNotFound');
    if (buddyId === null) {
      if (before) deleteBuddy(tx, authorize(before, administers(role), 'adminsOnly'));
      return;
    }
    if (buddyId === userId) throw refuseField('buddyId', 'buddyThemselves');
    if (!members.has(buddyId)) throw refuseField('buddyId', 'buddyNotMember');
    if (before?.buddyId === buddyId) return;
    // Taken back and said again on one day, it is the same wish, of which they were told.
    const id = idMadeOf([teamId, userId, buddyId, dayAt(now, ctx.actor.timezone)]);
    const wish = { id, teamId, userId, buddyId, askedBy: actorId, askedAt: now };
    putBuddy(tx, authorize(wish, administers(role), 'adminsOnly'));
    const object = { kind: NEWCOMER, id: wish.id };
    const notice = { kind: 'newcomer', teamId, actorId, object, params: { stage: 'asked' } } as const;
    await notify(tx, ctx, { ...notice, userIds: [buddyId], onceEach: true });
  });
  return {};
});
