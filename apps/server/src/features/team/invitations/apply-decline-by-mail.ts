import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { emitInvitations } from '../joining/notices.store.ts';
import { declineWaiting } from './answer.store.ts';
import { findByToken } from './invited.store.ts';
import { isLinkOf } from './rules.ts';

/** Declines what a link is about; who has none to decline is told the same. */
export const applyDeclineByMail = call(api.apply.declineByMail, async (ctx, { invitation: token }) => {
  await ctx.database.transaction(async (tx) => {
    const found = await findByToken(tx, token, ctx.now);
    if (!found) return;
    const own = authorize(found, isLinkOf(found, token), 'invitationNotFound');
    if (await declineWaiting(tx, own)) await emitInvitations(tx, ctx, found.team.id);
  });
  return {};
});
