import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { listOwnInvitations } from './invited.store.ts';
import { presentOwnInvitation } from './present.ts';

export const applyInvitations = call(api.apply.invitations, async ({ database, actor, now }) => {
  const found = await listOwnInvitations(database.db, actor.userId, now);
  return { items: found.map(presentOwnInvitation) };
});
