import { api, MAX_FOLLOW_GROUPS } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { holdGroupName, ownFollowGroups } from './store.ts';

/** A group may hold hundreds of people who were chosen one by one, so it can be brought back like anything written. */
export const followsTeamDelete = call(
  api.followsTeam.delete,
  ownFollowGroups.remove('groupId', async (tx, group) => {
    if ((await holdGroupName(tx, group)) >= MAX_FOLLOW_GROUPS) {
      throw refuse('followGroupsTooMany', { maximum: MAX_FOLLOW_GROUPS });
    }
  }),
);
