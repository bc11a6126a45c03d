import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { lookingAs, presentQuestionnaire } from './present.ts';
import { findFacts } from './store.ts';
import { readAnonymity } from './takers.store.ts';

export const questionnaireGet = call(api.questionnaire.get, async (ctx, { questionnaireId, run }) => {
  const { userId } = ctx.actor;
  const reader = { userId, teamIds: teamIdsOf(ctx.actor), anonymity: await readAnonymity(ctx) };
  const facts = await findFacts(ctx.database.db, questionnaireId, reader, run);
  const looking = facts && lookingAs(ctx.actor, facts.questionnaire.teamId, ctx.now);
  const view = looking && presentQuestionnaire(facts, looking);
  if (!view) throw refuse('questionnaireNotFound');
  return view;
});
