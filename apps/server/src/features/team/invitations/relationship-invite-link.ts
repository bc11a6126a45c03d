import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { chooseDepartment } from '../joining/store.ts';
import { insertPersonalLink, takeInvitations } from './invitation.store.ts';
import { lockInviter } from './inviter.store.ts';
import { invitationUrl } from './mail.present.ts';
import { assertMayInvite } from './relationship-invite.ts';

/** The token is drawn here and stands in the answer alone. */
export const relationshipInviteLink = call(api.relationship.inviteLink, async (ctx, input) => {
  const { teamId, name = null, departmentId } = input;
  const { config, random, actor } = ctx;
  assertMayInvite(actor.memberships.find((own) => own.teamId === teamId));
  await takeInvitations(ctx, teamId, 1);
  const token = random.token();
  const { expiresAt } = await ctx.database.transaction(async (tx) => {
    const inviter = assertMayInvite(await lockInviter(tx, teamId, actor.userId));
    const department = chooseDepartment(inviter.departmentIds, departmentId);
    return insertPersonalLink(ctx, tx, inviter, { token, name, departmentId: department });
  });
  return { url: invitationUrl(config.publicUrl, token), expiresAt: expiresAt.toISOString() };
});
