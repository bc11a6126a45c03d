import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { dayAt } from '../../account/closing/rules.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { countUsed } from '../budgets/store.ts';
import { aiFeatures } from '../rules.ts';
import { findChoices, findTeamsOff, listLenses } from './store.ts';

export const aiSettings = call(api.ai.settings, async (ctx) => {
  const {
    actor,
    ai,
    config,
    database: { db },
    now,
    transcriber,
  } = ctx;
  const { userId, timezone } = actor;
  const teamIds = teamIdsOf(actor);
  const [choices, teamsOff, lenses, used] = await Promise.all([
    findChoices(db, userId),
    findTeamsOff(db, teamIds),
    listLenses(db, teamIds),
    countUsed(db, userId, dayAt(now, timezone)),
  ]);
  return {
    provider: ai && { ...ai.name },
    transcriber: transcriber && { ...transcriber.name },
    features: aiFeatures.map((feature) => {
      const own = !choices.off.includes(feature);
      const offIn = teamsOff.filter(({ off }) => off.includes(feature)).map(({ id, name }) => ({ id, name }));
      return { feature, own, offIn, on: own && offIn.length === 0 };
    }),
    translateAtOnce: choices.translateAtOnce,
    lenses: lenses.map(({ teamId, name }) => ({ teamId, name })),
    budget: { used, limit: config.aiDailyLimit },
  };
});
