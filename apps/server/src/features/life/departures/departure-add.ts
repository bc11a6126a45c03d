import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { administers } from '../../team/policy.ts';
import { lockMembership } from '../../team/store.ts';
import { presentPattern } from './present.ts';
import { distinctSigns, MAX_PATTERNS } from './rules.ts';
import { countPatterns, insertPattern } from './store.ts';

export const departureAdd = call(api.departure.add, async (ctx, { signs, ...wish }) => {
  const { now } = ctx;
  const { userId } = ctx.actor;
  return ctx.database.transaction(async (tx) => {
    const [membership, patterns] = await Promise.all([
      lockMembership(tx, wish.teamId, userId),
      countPatterns(tx, wish.teamId),
    ]);
    if (!membership) throw refuse('teamNotFound');
    const added = {
      ...wish,
      id: ctx.random.id(),
      signs: distinctSigns(signs),
      version: 1,
      createdBy: userId,
      updatedAt: now,
    };
    const pattern = authorize(added, administers(membership.role), 'adminsOnly');
    if (patterns >= MAX_PATTERNS) throw refuse('patternsTooMany', { maximum: MAX_PATTERNS });
    insertPattern(tx, pattern);
    return presentPattern(pattern);
  });
});
