import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { accountOf } from '../budgets/rules.ts';
import { countTeamUsed } from '../budgets/store.ts';
import { presentTeamAi } from './present.ts';
import { findTeamChoices } from './store.ts';

export const aiTeam = call(api.ai.team, async ({ actor, ai, config, database: { db }, now }, { teamId }) => {
  const membership = actor.memberships.find((own) => own.teamId === teamId);
  if (!membership) throw refuse('teamNotFound');
  const [chosen, used] = await Promise.all([
    findTeamChoices(db, teamId),
    countTeamUsed(db, accountOf(membership, now)),
  ]);
  const server = { provider: ai?.name ?? null, most: config.aiTeamMonthlyLimit };
  return presentTeamAi(membership, chosen, used, server);
});
