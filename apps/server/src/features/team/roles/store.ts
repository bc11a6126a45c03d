import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import { type Authorized, authorize } from '../../../http/authorize.ts';
import { refuse } from '../../../http/refusal.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { shift } from '../../../platform/clock.ts';
import type { EventContext } from '../../../platform/events.store.ts';
import { notify } from '../../notice/store.ts';
import { type LockedMemberships, lockMembershipsForUpdate } from '../membership/store.ts';
import { administers } from '../policy.ts';
import type { Membership } from '../store.ts';
import { TOLD_BEFORE } from '../widening/rules.ts';
import { announce } from '../widening/store.ts';
import { withdraw } from '../widening/telling.store.ts';

/** An administrator, the member they change (it can be themselves), and who else was asked for. */
export type MemberAdmin = LockedMemberships & { readonly member: Membership };

/**
 * What an administrator needs to change a member: everyone's membership, held until the transaction ends.
 * @param others further people the change concerns
 * @throws Refusal `teamNotFound`, `adminsOnly`, `userNotFound` where the member is not in the team.
 */
export async function lockForMemberAdmin(
  tx: Transaction,
  {
    teamId,
    callerId,
    userId,
  }: { readonly teamId: string; readonly callerId: string; readonly userId: string },
  others: readonly string[] = [],
): Promise<MemberAdmin> {
  const together = await lockMembershipsForUpdate(tx, teamId, callerId, [userId, ...others]);
  authorize(together.own, administers(together.own.role), 'adminsOnly');
  const member = together.members.get(userId);
  if (!member) throw refuse('userNotFound');
  return { ...together, member };
}

const isMembership = ({ teamId, userId }: Pick<Membership, 'teamId' | 'userId'>) =>
  and(eq(memberships.teamId, teamId), eq(memberships.userId, userId));

/**
 * Gives a member another role; ownership passes by `passTeam` alone. What administrators see of members they see a day after
 * the members were told; what they do, they do at once.
 */
export async function giveRole(
  tx: Transaction,
  ctx: EventContext,
  member: Authorized<Membership>,
  { role, actorId }: { readonly role: 'admin' | 'member'; readonly actorId: string },
): Promise<void> {
  const { teamId, userId, seesFrom: told } = member;
  if (told) await withdraw(tx, ctx, member, { from: told });
  const seesFrom = role === 'admin' ? shift(ctx.now, TOLD_BEFORE) : null;
  await Promise.all([
    tx.update(memberships).set({ role, seesFrom }).where(isMembership(member)),
    seesFrom && announce(tx, ctx, { teamId, actorId, from: seesFrom }, [userId]),
  ]);
}

/** Makes another member the owner; the owner so far stays as administrator. */
export async function passTeam(
  tx: Transaction,
  ctx: EventContext,
  owner: Authorized<Membership>,
  successor: Pick<Membership, 'userId' | 'role' | 'seesFrom'>,
): Promise<void> {
  const { teamId, userId: ownerId } = owner;
  const { userId: successorId } = successor;
  const isNew = !administers(successor.role);
  const seesFrom = isNew ? shift(ctx.now, TOLD_BEFORE) : successor.seesFrom;
  await tx.update(memberships).set({ role: 'admin' }).where(isMembership(owner));
  await tx
    .update(memberships)
    .set({ role: 'owner', seesFrom })
    .where(isMembership({ teamId, userId: successorId }));
  await Promise.all([
    tx.update(teams).set({ ownerId: successorId }).where(eq(teams.id, teamId)),
    // The owner so far knows; where their account is erased, nothing more is written that is of them.
    isNew && seesFrom && announce(tx, ctx, { teamId, actorId: null, from: seesFrom }, [ownerId, successorId]),
  ]);
  const entry = { scope: teamId, action: 'owner_changed', actorId: ownerId, at: ctx.now } as const;
  await recordAudit(tx, { ...entry, subjectId: successorId });
}

/** Names who looks after a member; null leaves it to the leaders of their departments. */
export async function giveSupervisor(
  tx: Transaction,
  member: Authorized<Membership>,
  supervisorId: string | null,
): Promise<void> {
  await tx.update(memberships).set({ supervisorId }).where(isMembership(member));
}

/**
 * Whether someone is looked after by another, by name: by their supervisor, that one's supervisor, and so on.
 * The team's row is to be held, so that no two changes close a circle together.
 */
export async function isUnder(
  tx: Transaction,
  { teamId, userId }: Pick<Membership, 'teamId' | 'userId'>,
  otherId: string,
): Promise<boolean> {
  const { rows } = await tx.execute<{ under: boolean }>(sql`
    with recursive above (user_id) as (
      select ${userId}::uuid
      union
      select ${memberships.supervisorId} from ${memberships}
      join above on above.user_id = ${memberships.userId}
      where ${memberships.teamId} = ${teamId} and ${memberships.supervisorId} is not null
    )
    select exists (select from above where user_id = ${otherId}) as under`);
  return rows[0]?.under === true;
}

type Appointing = {
  readonly teamId: string;
  readonly actorId: string | null;
  readonly userIds: readonly string[];
  readonly office: 'admin' | 'owner' | 'leader';
};

/** Tells people what they were appointed to; no one did it where the owner’s account was erased. */
export async function notifyOfRole(
  tx: Transaction,
  ctx: EventContext,
  { office, ...appointing }: Appointing,
): Promise<void> {
  await notify(tx, ctx, { ...appointing, kind: 'appointed', params: { office } });
}
