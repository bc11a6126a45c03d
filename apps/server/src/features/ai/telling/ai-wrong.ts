import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { administers } from '../../team/policy.ts';
import { lockMembership } from '../../team/store.ts';
import { addWrong, removeWrong } from './marks.store.ts';

export const aiWrong = call(api.ai.wrong, (ctx, { ref, teamId = null, undo = false }) =>
  ctx.database.transaction(async (tx) => {
    const { userId } = ctx.actor;
    const membership = teamId === null ? null : await lockMembership(tx, teamId, userId);
    const forAll = membership !== null && administers(membership.role);
    const mark = authorize(
      { userId, ref, teamId, forAll },
      teamId === null || membership !== null,
      'teamNotFound',
    );
    if (undo) removeWrong(tx, mark);
    else addWrong(tx, mark);
    return {};
  }),
);
