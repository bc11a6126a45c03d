import type { Api } from '@garden/contract';
import type { Handler } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { authorize, mayLeave } from './policy.ts';
import { endMembership, findMembership } from './store.ts';

export const exitRelationship: Handler<Api['relationship']['exit']> = async (ctx, { teamId }) => {
  await ctx.database.transaction(async (tx) => {
    const membership = await findMembership(tx, teamId, ctx.actor.userId);
    if (!membership) throw refuse('teamNotFound');
    await endMembership(tx, authorize(membership, mayLeave(membership.role), 'ownerMustHandOver'), ctx.now);
  });
  return {};
};
