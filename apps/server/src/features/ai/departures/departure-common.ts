import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { administers } from '../../team/policy.ts';
import { demandFeature } from '../switches/store.ts';
import { findLastTold } from '../week/store.ts';
import { COMMON_PATTERNS, type KeptPatterns } from './rules.ts';

export const departureCommon = call(api.departure.common, async (ctx, { teamId }) => {
  const own = ctx.actor.memberships.find((membership) => membership.teamId === teamId);
  if (!own) throw refuse('teamNotFound');
  if (!administers(own.role)) throw refuse('adminsOnly');
  const { db } = ctx.database;
  const [found] = await Promise.all([
    findLastTold(db, COMMON_PATTERNS, teamId),
    demandFeature(db, ctx.actor, 'departures'),
  ]);
  if (!found) return { days: null, enough: false, common: [] };
  const { to, enough, common } = found.numbers as KeptPatterns;
  return { days: { from: found.from, to }, enough, common: [...common] };
});
