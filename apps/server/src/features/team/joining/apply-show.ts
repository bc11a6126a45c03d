import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { administers } from '../policy.ts';
import { findMembership } from '../store.ts';
import { listDecided, listWaiting } from './application.store.ts';
import { presentApplication } from './present.ts';
import { DECIDED_SHOWN, WAITING_SHOWN } from './rules.ts';

export const applyShow = call(api.apply.show, async (ctx, { teamId }) => {
  const { db } = ctx.database;
  const [membership, waiting, decided] = await Promise.all([
    findMembership(db, teamId, ctx.actor.userId),
    listWaiting(db, teamId, WAITING_SHOWN),
    listDecided(db, teamId, DECIDED_SHOWN),
  ]);
  if (!membership) throw refuse('teamNotFound');
  authorize(membership, administers(membership.role), 'adminsOnly');
  return {
    Not_processed: waiting.map(presentApplication),
    Processed: decided.map(presentApplication),
  };
});
