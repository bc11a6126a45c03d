import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { administers } from '../../team/policy.ts';
import { listTeamWorks } from './store.ts';

export const worksList = call(api.works.list, async ({ actor, database: { db } }, { teamId }) => {
  const membership = actor.memberships.find((own) => own.teamId === teamId);
  if (!membership) throw refuse('teamNotFound');
  return { items: await listTeamWorks(db, [teamId]), can: { edit: administers(membership.role) } };
});
