import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse, sessionOver } from '../../../http/refusal.ts';
import { emitInvitations } from '../joining/notices.store.ts';
import { lockPerson } from '../joining/store.ts';
import { declineWaiting, findWaiting } from './answer.store.ts';

export const applyDecline = call(api.apply.decline, async (ctx, { invitationId }) => {
  await ctx.database.transaction(async (tx) => {
    const person = await lockPerson(tx, ctx.actor.userId);
    if (!person) throw sessionOver();
    const found = await findWaiting(tx, invitationId, person.email);
    if (!found) throw refuse('invitationNotFound');
    const own = authorize(found, found.email === person.email, 'invitationNotFound');
    if (await declineWaiting(tx, own)) await emitInvitations(tx, ctx, found.teamId);
  });
  return {};
});
