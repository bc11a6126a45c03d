import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { memberships } from '../../db/schema/team.ts';
import { refuse } from '../../http/refusal.ts';
import { type Membership, membershipColumns } from './store.ts';

/** Living memberships of a team by person, the caller's own among them. */
export type Together = { readonly own: Membership; readonly members: ReadonlyMap<string, Membership> };

/**
 * The caller's membership and those of others, held until the transaction ends; in one order, so that two people who
 * change each other do not both wait. Whoever is not in the team is not among them.
 * @throws Refusal `teamNotFound` where the caller is not in it.
 */
export async function lockTogether(
  tx: Transaction,
  teamId: string,
  callerId: string,
  userIds: readonly string[],
): Promise<Together> {
  const held = await tx
    .select(membershipColumns)
    .from(memberships)
    .where(
      and(
        eq(memberships.teamId, teamId),
        inArray(memberships.userId, [callerId, ...userIds]),
        isNull(memberships.leftAt),
      ),
    )
    .orderBy(asc(memberships.userId))
    .for('update');
  const members = new Map(held.map((membership) => [membership.userId, membership]));
  const own = members.get(callerId);
  if (!own) throw refuse('teamNotFound');
  return { own, members };
}

/**
 * Those of some teams that somebody is in, who cannot leave or be removed until the transaction ends: what they write
 * for a team counts for as long as they are in it.
 */
export async function holdTeams(
  tx: Transaction,
  userId: string,
  teamIds: readonly string[],
): Promise<string[]> {
  if (teamIds.length === 0) return [];
  const held = await tx
    .select({ teamId: memberships.teamId })
    .from(memberships)
    .where(
      and(
        eq(memberships.userId, userId),
        inArray(memberships.teamId, [...teamIds]),
        isNull(memberships.leftAt),
      ),
    )
    .orderBy(asc(memberships.teamId))
    .for('share');
  return held.map(({ teamId }) => teamId);
}

/**
 * Somebody's row, which everybody holds who joins a team, and all places that they have or had in teams, which everybody
 * holds who publishes, leaves or comes back: what their vacation counts for stays as it is until the transaction ends.
 */
export async function holdPlaces(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  await tx
    .select({ teamId: memberships.teamId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.teamId))
    .for('no key update');
}
