import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { administers } from '../policy.ts';
import { findMembership } from '../store.ts';
import { listDecided, listWaiting } from './application.store.ts';
import { presentApplication } from './present.ts';
import { DECIDED_SHOWN, WAITING_SHOWN } from './rules.ts';

export const showApplications: Handler<Api['apply']['show']> = async (ctx, { teamId }) => {
  const { db } = ctx.database;
  const membership = await findMembership(db, teamId, ctx.actor.userId);
  if (!membership) throw refuse('teamNotFound');
  authorize(membership, administers(membership.role), 'adminsOnly');
  const [waiting, decided] = await Promise.all([
    listWaiting(db, teamId, WAITING_SHOWN),
    listDecided(db, teamId, DECIDED_SHOWN),
  ]);
  return {
    Not_processed: waiting.map(presentApplication),
    Processed: decided.map(presentApplication),
  };
};
