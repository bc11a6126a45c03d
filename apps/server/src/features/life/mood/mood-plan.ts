import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { passOverObjects } from '../../notice/inbox/store.ts';
import { administers } from '../../team/policy.ts';
import { lockMembership } from '../../team/store.ts';
import { listPlans, openDaysOf, putPlan } from './store.ts';

export const moodPlan = call(
  api.mood.plan,
  async ({ actor, database, now, random }, { teamId, weekdays }) => {
    const plan = { teamId, weekdays: [...new Set(weekdays)].sort() };
    await database.transaction(async (tx) => {
      const [membership, [before]] = await Promise.all([
        lockMembership(tx, teamId, actor.userId),
        listPlans(tx, [teamId]),
      ]);
      if (!membership) throw refuse('teamNotFound');
      const wished = authorize(plan, administers(membership.role), 'adminsOnly');
      const [old, asked] = [before?.weekdays ?? [], wished.weekdays].map((days) => days.join(' '));
      if (old === asked) return;
      putPlan(tx, wished);
      await Promise.all([
        recordAudit(tx, {
          scope: teamId,
          action: 'mood_survey_changed',
          actorId: actor.userId,
          details: { weekdays: asked ?? '' },
          at: now,
        }),
        // Who was told is asked no more.
        asked === '' && passOverObjects(tx, { random, now }, openDaysOf(teamId)),
      ]);
    });
    return { weekdays: plan.weekdays };
  },
);
