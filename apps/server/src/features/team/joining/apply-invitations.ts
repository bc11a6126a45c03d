import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { listOwnInvitations } from './invited.store.ts';
import { presentOwnInvitation } from './present.ts';

export const listInvitations: Handler<Api['apply']['invitations']> = async ({ database, actor, now }) => {
  const found = await listOwnInvitations(database.db, actor.userId, now);
  return { items: found.map(presentOwnInvitation) };
};
