import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse, sessionOver } from '../../../http/refusal.ts';
import { declineWaiting, findWaiting } from './invitation-answer.store.ts';
import { emitInvitations } from './notices.store.ts';
import { lockPerson } from './store.ts';

export const declineInvitation: Handler<Api['apply']['decline']> = async (ctx, { invitationId }) => {
  await ctx.database.transaction(async (tx) => {
    const person = await lockPerson(tx, ctx.actor.userId);
    if (!person) throw sessionOver();
    const found = await findWaiting(tx, invitationId, person.email);
    if (!found) throw refuse('invitationNotFound');
    const own = authorize(found, found.email === person.email, 'invitationNotFound');
    if (await declineWaiting(tx, own)) await emitInvitations(tx, ctx, found.teamId);
  });
  return {};
};
