import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { reviewRulesOf } from '../rules.ts';
import { switchScores } from './months.store.ts';

export const scoreSwitch = call(api.score.switch, async (ctx, { teamId, scored }) => {
  const { userId, memberships } = ctx.actor;
  const own = memberships.find((membership) => membership.teamId === teamId);
  if (!own) throw refuse('teamNotFound');
  const { scores, ownSwitch } = reviewRulesOf(own);
  if (scores === 'off') throw refuse('scoresOff');
  const member = authorize({ teamId, userId }, ownSwitch, 'scoreSwitchFixed');
  await ctx.database.transaction(async (tx) => switchScores(tx, member, scored, ctx.now));
  return { teamId, scored };
});
