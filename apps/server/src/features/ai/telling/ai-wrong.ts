import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { administers } from '../../team/policy.ts';
import { lockMembership } from '../../team/store.ts';
import { addMark, removeMark } from './marks.store.ts';

export const aiWrong = call(api.ai.wrong, (ctx, { ref, teamId = null, undo = false, ...said }) =>
  ctx.database.transaction(async (tx) => {
    const { userId } = ctx.actor;
    const membership = teamId === null ? null : await lockMembership(tx, teamId, userId);
    const forAll = membership !== null && administers(membership.role);
    const { helped = false, because = null, words = '' } = said;
    const mark = authorize(
      {
        ...{ userId, ref, teamId, forAll, helped },
        because: helped ? null : because,
        words: helped || words === '' ? null : words,
      },
      teamId === null || membership !== null,
      'teamNotFound',
    );
    if (undo) removeMark(tx, mark);
    else addMark(tx, mark);
    return {};
  }),
);
