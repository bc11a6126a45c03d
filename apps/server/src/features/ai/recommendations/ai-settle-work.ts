import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { demandFeature } from '../switches/store.ts';
import { shipped } from './rules.ts';
import { forgetAnswer, keepAnswer, listTeamWorks } from './store.ts';

export const aiSettleWork = call(api.ai.settleWork, async (ctx, { id: work, answer }) => {
  const { db } = ctx.database;
  const [person, ofTeams] = await Promise.all([
    demandFeature(db, ctx.actor, 'recommendations'),
    shipped.has(work) ? [] : listTeamWorks(db, teamIdsOf(ctx.actor)),
  ]);
  if (!shipped.has(work) && !ofTeams.some(({ id }) => id === work)) throw refuse('workNotFound');
  await ctx.database.transaction(async (tx) => {
    if (answer === 'open') forgetAnswer(tx, person, work);
    else keepAnswer(tx, person, { work, answer, settledAt: ctx.now });
  });
  return {};
});
