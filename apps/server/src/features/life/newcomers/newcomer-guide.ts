import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentGuide } from './present.ts';
import { findGuide } from './store.ts';

export const newcomerGuide = call(api.newcomer.guide, async ({ actor, database }, { teamId }) => {
  const own = actor.memberships.find((membership) => membership.teamId === teamId);
  if (!own) throw refuse('teamNotFound');
  return presentGuide(await findGuide(database.db, teamId), own.role);
});
