import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { invitations } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { refuse } from '../../../http/refusal.ts';
import type { HookContext } from '../../../platform/hooks.ts';
import { hashToken } from '../../account/rules.ts';
import { admit, lockPerson } from '../joining/store.ts';
import type { Membership } from '../store.ts';
import { endInvitations } from './ending.store.ts';
import { mayInvite } from './inviter.store.ts';

/** By the link in the mail, or as one of those to someone's own address. */
type Accepting = { readonly userId: string } & (
  | { readonly token: string }
  | { readonly invitationId: string }
);

/**
 * Accepts an invitation: the owner of its address is in the team at once, or the first person with a personal link. It
 * holds while who sent it may invite.
 * @returns the team.
 * @throws Refusal `invitationInvalid`, `invitationForOther`, `alreadyMember`, `teamsTooMany`.
 */
export async function acceptInvitation(
  tx: Transaction,
  ctx: HookContext,
  accepting: Accepting,
): Promise<{ teamId: string }> {
  const { userId } = accepting;
  const person = await lockPerson(tx, userId);
  const isMeant =
    'token' in accepting
      ? eq(invitations.tokenHash, hashToken(accepting.token))
      : and(eq(invitations.id, accepting.invitationId), eq(invitations.email, person?.email ?? ''));
  const [invitation] = await tx
    .select()
    .from(invitations)
    .where(and(isMeant, gt(invitations.expiresAt, ctx.now)))
    .for('update');
  if (!person || !invitation) throw refuse('invitationInvalid');
  const { id, email, teamId, departmentId, invitedBy } = invitation;
  if (email !== null && email !== person.email) throw refuse('invitationForOther');
  if (!(await mayInvite(tx, teamId, invitedBy))) throw refuse('invitationInvalid');
  const admission = { teamId, person: { id: userId, ...person }, departmentId };
  await admit(tx, ctx, { ...admission, actorId: userId, admittedBy: invitedBy, action: 'member_joined' });
  if (email === null) await endInvitations(tx, eq(invitations.id, id));
  return { teamId };
}

/** An invitation that waits for an answer. */
export type Waiting = Pick<typeof invitations.$inferSelect, 'id' | 'teamId' | 'email'>;

/** One that is to an address; any other takes as long as none. */
export async function findWaiting(
  tx: Transaction,
  invitationId: string,
  address: string,
): Promise<Waiting | null> {
  const { id, teamId, email } = invitations;
  const [found] = await tx
    .select({ id, teamId, email })
    .from(invitations)
    .where(and(eq(id, invitationId), eq(email, address)));
  return found ?? null;
}

/** Ends an invitation that is declined, with its link; false where it was answered meanwhile. */
export async function declineWaiting(
  tx: Transaction,
  { id }: Authorized<Pick<Waiting, 'id'>>,
): Promise<boolean> {
  return (await endInvitations(tx, eq(invitations.id, id))) > 0;
}

/** Ends an invitation of a team that is taken back, with its link; false where none of its waits. */
export async function takeBack(
  tx: Transaction,
  { teamId }: Authorized<Membership>,
  invitationId: string,
): Promise<boolean> {
  const which = and(eq(invitations.id, invitationId), eq(invitations.teamId, teamId));
  return (await endInvitations(tx, which)) > 0;
}

/** Erases some of the invitations that no one can take any more; returns how many. */
export function eraseOldInvitations(db: Database, now: Date, limit: number): Promise<number> {
  const { id, expiresAt } = invitations;
  const old = db.select({ id }).from(invitations).where(lt(expiresAt, now)).limit(limit);
  return endInvitations(db, inArray(id, old));
}
