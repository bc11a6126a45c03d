import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { reviewRulesOf } from '../rules.ts';
import { switchScores } from './store.ts';

export const switchOwnScores: Handler<Api['score']['switch']> = async (ctx, { teamId, scored }) => {
  const { userId, memberships } = ctx.actor;
  const own = memberships.find((membership) => membership.teamId === teamId);
  if (!own) throw refuse('teamNotFound');
  const { scores, ownSwitch } = reviewRulesOf(own);
  if (scores === 'off') throw refuse('scoresOff');
  const member = authorize({ teamId, userId }, ownSwitch, 'scoreSwitchFixed');
  await ctx.database.transaction(async (tx) => switchScores(tx, member, scored, ctx.now));
  return { teamId, scored };
};
