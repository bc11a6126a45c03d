import { and, asc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { carers, departmentMembers, memberRemarks, memberships } from '../../../db/schema/team.ts';
import { type MemberRow, memberColumns, remarkOf } from './store.ts';

/** A member with what only their page tells. */
export type MemberDetails = MemberRow & { readonly email: string; readonly timezone: string };

/** One living member of a team; null where they are not in it. */
export async function findDetails(
  db: Database,
  { teamId, readerId }: { readonly teamId: string; readonly readerId: string },
  userId: string,
): Promise<MemberDetails | null> {
  const [found] = await db
    .select({ ...memberColumns, email: users.email, timezone: users.timezone })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(memberRemarks, remarkOf(readerId))
    .where(and(eq(memberships.teamId, teamId), eq(memberships.userId, userId), isNull(memberships.leftAt)));
  return found ?? null;
}

type Carer = {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  /** From when they look after them, once that was announced for a day. */
  readonly caresFrom: Date | null;
};

/** Those who look after a member: the one who is named, or else the leaders of their departments. */
export async function listSupervisors(
  db: Database,
  teamId: string,
  { id, supervisorId, departments }: MemberRow,
): Promise<Carer[]> {
  return db
    .select({ id: users.id, name: users.name, avatar: users.avatar, caresFrom: carers.holdsFrom })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(
      carers,
      and(eq(carers.teamId, teamId), eq(carers.userId, id), eq(carers.carerId, memberships.userId)),
    )
    .where(
      and(
        eq(memberships.teamId, teamId),
        isNull(memberships.leftAt),
        ne(memberships.userId, id),
        supervisorId
          ? eq(memberships.userId, supervisorId)
          : leadsOneOf(
              db,
              departments.map((department) => department.id),
            ),
      ),
    )
    .orderBy(asc(memberships.joinedAt), asc(memberships.userId));
}

function leadsOneOf(db: Database, departmentIds: string[]): SQL {
  const leading = db
    .select({ userId: departmentMembers.userId })
    .from(departmentMembers)
    .where(and(inArray(departmentMembers.departmentId, departmentIds), departmentMembers.leader));
  return inArray(memberships.userId, leading);
}
