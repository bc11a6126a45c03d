import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { findChoice, listPlans } from './store.ts';

export const moodSettings = call(api.mood.settings, async ({ actor, database: { db } }) => {
  const [choice, plans] = await Promise.all([findChoice(db, actor.userId), listPlans(db, teamIdsOf(actor))]);
  return { ...choice, teams: plans };
});
