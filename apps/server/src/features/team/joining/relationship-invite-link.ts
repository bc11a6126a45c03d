import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { lockMembership } from '../store.ts';
import { insertPersonalLink, takeInvitations } from './invitation.store.ts';
import { invitationUrl } from './mail.present.ts';
import { emitInvitations } from './notices.store.ts';
import { assertMayInvite } from './relationship-invite.ts';
import { settleDepartment } from './store.ts';

/** The token is drawn here and stands in the answer alone. */
export const createPersonalLink: Handler<Api['relationship']['inviteLink']> = async (ctx, input) => {
  const { teamId, name = null, departmentId } = input;
  const { config, random, actor } = ctx;
  assertMayInvite(actor.memberships.find((own) => own.teamId === teamId));
  await takeInvitations(ctx, teamId, 1);
  const token = random.token();
  const { expiresAt } = await ctx.database.transaction(async (tx) => {
    const inviter = assertMayInvite(await lockMembership(tx, teamId, actor.userId));
    const department = await settleDepartment(tx, teamId, departmentId);
    const link = await insertPersonalLink(ctx, tx, inviter, { token, name, departmentId: department });
    await emitInvitations(tx, ctx, teamId);
    return link;
  });
  return { url: invitationUrl(config.publicUrl, token), expiresAt: expiresAt.toISOString() };
};
