import { api } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { emitInvitations } from '../joining/notices.store.ts';
import { chooseDepartment } from '../joining/store.ts';
import { administers } from '../policy.ts';
import type { Membership } from '../store.ts';
import { inviteAddresses, memberAddresses, takeInvitations, teammateAddresses } from './invitation.store.ts';
import { lockInviter } from './inviter.store.ts';

/** The answer is the same whether an address has an account; only members of the team are told apart. */
export const relationshipInvite = call(api.relationship.invite, async (ctx, input) => {
  const { teamId, departmentId } = input;
  const { userId } = ctx.actor;
  const emails = [...new Set(input.emails)];
  const userIds = [...new Set(input.userIds)];
  assertMayInvite(ctx.actor.memberships.find((own) => own.teamId === teamId));
  await takeInvitations(ctx, teamId, emails.length + userIds.length);
  return ctx.database.transaction(async (tx) => {
    const inviter = assertMayInvite(await lockInviter(tx, teamId, userId));
    const department = chooseDepartment(inviter.departmentIds, departmentId);
    const named = await nameInvitees(tx, userId, emails, userIds);
    const members = await memberAddresses(tx, teamId, [...named.values()]);
    const skipped = [...named].flatMap(([name, email]) => (members.has(email) ? [name] : []));
    const invited = [...new Set(named.values())].filter((email) => !members.has(email));
    await inviteAddresses(
      ctx,
      tx,
      inviter,
      invited.map((email) => ({ email, name: null, departmentId: department })),
    );
    await emitInvitations(tx, ctx, teamId);
    return { invited: invited.length, skipped };
  });
});

/** Administrators invite. */
export function assertMayInvite<M extends Pick<Membership, 'role'>>(membership: M | null | undefined) {
  if (!membership) throw refuse('teamNotFound');
  return authorize(membership, administers(membership.role), 'adminsOnly');
}

/** The address behind each name that the caller wrote: an address itself, or the id of someone they work with. */
async function nameInvitees(
  tx: Transaction,
  userId: string,
  emails: readonly string[],
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const teammates =
    userIds.length > 0 ? await teammateAddresses(tx, userId, userIds) : new Map<string, string>();
  if (teammates.size < userIds.length) throw refuse('userNotFound');
  return new Map([...emails.map((email) => [email, email] as const), ...teammates]);
}
