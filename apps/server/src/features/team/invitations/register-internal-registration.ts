import { api, type MessageKey } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse, sessionOver } from '../../../http/refusal.ts';
import { findUser } from '../../account/store.ts';
import { emitInvitations } from '../joining/notices.store.ts';
import { departmentFault } from '../joining/rules.ts';
import { holdDepartments } from '../joining/store.ts';
import { registers } from '../policy.ts';
import { lockMembership, type Membership } from '../store.ts';
import { type Invitee, inviteAddresses, memberAddresses, takeInvitations } from './invitation.store.ts';

/**
 * Invites people by name, who may create an account wherever registration is closed. What is done and told is the same
 * whether an address has an account, and no one is a member before they accept. A fault of one does not stop the others.
 */
export const registerInternalRegistration = call(api.register.internalRegistration, async (ctx, input) => {
  const { teamId, people } = input;
  const { userId } = ctx.actor;
  const self = await findUser(ctx.database.db, userId);
  if (!self) throw sessionOver();
  const assertMayRegister = <M extends Pick<Membership, 'role'>>(membership: M | null | undefined) => {
    if (!membership) throw refuse('teamNotFound');
    return authorize(membership, registers(membership.role, self.instanceAdmin), 'adminsOnly');
  };
  assertMayRegister(ctx.actor.memberships.find((own) => own.teamId === teamId));
  await takeInvitations(ctx, teamId, people.length);
  return ctx.database.transaction(async (tx) => {
    const inviter = assertMayRegister(await lockMembership(tx, teamId, userId));
    const departmentIds = await holdDepartments(tx, teamId);
    const addresses = people.map(({ email }) => email);
    const members = await memberAddresses(tx, teamId, addresses);
    const invitees: Invitee[] = [];
    const failed: { email: string; reason: MessageKey }[] = [];
    for (const [index, { name, email, departmentId }] of people.entries()) {
      const isTwice = addresses.indexOf(email) < index;
      const reason = isTwice
        ? 'emailTwice'
        : (departmentFault(departmentIds, departmentId) ?? (members.has(email) ? 'memberAlready' : null));
      if (reason) failed.push({ email, reason });
      else invitees.push({ email, name, departmentId: departmentId ?? null });
    }
    await inviteAddresses(ctx, tx, inviter, invitees);
    await emitInvitations(tx, ctx, teamId);
    return { invited: invitees.map(({ email }) => email), failed };
  });
});
