import { dayAt } from '@garden/calendar';
import { api, FIRST_WEEK_DAYS } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { workingDayOf } from '../../diary/days/rules.ts';
import { notify } from '../../notice/store.ts';
import { countDays } from '../../team/settings/rules.ts';
import { lockMembership } from '../../team/store.ts';
import { listedSince, NEWCOMER } from './rules.ts';
import { findAnswerId, listConfidants, putAnswer } from './store.ts';

export const newcomerConfused = call(api.newcomer.confused, async (ctx, { teamId, text }) => {
  const { actor, holidays, now } = ctx;
  const { userId } = actor;
  const team = actor.memberships.find((membership) => membership.teamId === teamId);
  if (!team) throw refuse('teamNotFound');
  const year = now.getUTCFullYear();
  const { calendar } = countDays(team, await holidays.between(team.calendar.region, year - 1, year + 1));
  await ctx.database.transaction(async (tx) => {
    const [own, userIds, before] = await Promise.all([
      lockMembership(tx, teamId, userId),
      listConfidants(tx, teamId, userId),
      findAnswerId(tx, teamId, userId),
    ]);
    if (!own) throw refuse('teamNotFound');
    const day = workingDayOf(dayAt(own.joinedAt, calendar), dayAt(now, calendar), calendar);
    const isAsked = own.role !== 'owner' && own.joinedAt >= listedSince(now) && day >= FIRST_WEEK_DAYS;
    // Said again, it stays what it was for those who were told of it.
    const id = before ?? ctx.random.id();
    putAnswer(tx, authorize({ id, teamId, userId, text, writtenAt: now }, isAsked, 'confusedNotNow'));
    const object = { kind: NEWCOMER, id };
    const notice = { kind: 'newcomer', teamId, actorId: userId, object } as const;
    await notify(tx, ctx, { ...notice, userIds, params: { stage: 'answered' }, onceEach: true });
  });
  return {};
});
