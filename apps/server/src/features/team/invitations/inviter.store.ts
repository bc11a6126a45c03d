import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { departments, memberships } from '../../../db/schema/team.ts';
import { type Membership, membershipColumns } from '../store.ts';

/**
 * Someone's membership of a team, and its departments; held until the transaction ends, so that neither their role nor a
 * department that they choose changes under an invitation. Null where they are not in it.
 */
export async function lockInviter(
  tx: Transaction,
  teamId: string,
  userId: string,
): Promise<(Membership & { readonly departmentIds: string[] }) | null> {
  const departmentIds = sql<string[]>`array(
    select place.id from ${departments} as place where place.team_id = ${teamId} order by place.id for key share
  )`;
  const [found] = await tx
    .select({ ...membershipColumns, departmentIds })
    .from(memberships)
    .where(and(eq(memberships.teamId, teamId), eq(memberships.userId, userId), isNull(memberships.leftAt)))
    .for('update');
  return found ?? null;
}

/** Whether someone is in a team and invites others to it. */
export async function mayInvite(db: Queryable, teamId: string, userId: string): Promise<boolean> {
  const [inviter] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(memberships, isInviting)
    .where(and(eq(memberships.teamId, teamId), eq(users.id, userId)));
  return inviter !== undefined;
}

/** Whether a user is in a team now, and invites others to it. */
export const isInviting = and(
  eq(memberships.userId, users.id),
  isNull(memberships.leftAt),
  or(ne(memberships.role, 'member'), eq(users.instanceAdmin, true)),
);
