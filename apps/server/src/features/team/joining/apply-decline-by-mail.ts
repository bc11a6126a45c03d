import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { declineWaiting } from './invitation-answer.store.ts';
import { findByToken } from './invited.store.ts';
import { emitInvitations } from './notices.store.ts';

/** Declines what a link is about; who has none to decline is told the same. */
export const declineByMail: Handler<Api['apply']['declineByMail']> = async (ctx, { invitation: token }) => {
  await ctx.database.transaction(async (tx) => {
    const found = await findByToken(tx, token, ctx.now);
    if (!found) return;
    // Who holds the link has the mailbox that it was sent to.
    const own = authorize(found, true, 'invitationNotFound');
    if (await declineWaiting(tx, own)) await emitInvitations(tx, ctx, found.team.id);
  });
  return {};
};
