import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import {
  carers,
  departmentMembers,
  departments,
  memberRemarks,
  memberships,
  teams,
} from '../../../db/schema/team.ts';
import { inPages } from '../../../platform/personal-data.ts';
import { personColumns } from '../../account/store.ts';

const ownDepartments = sql<{ name: string; leader: boolean }[]>`(
  select coalesce(json_agg(
    json_build_object('name', ${departments.name}, 'leader', ${departmentMembers.leader})
    order by ${departments.createdAt}, ${departments.id}
  ), '[]')
  from ${departmentMembers}
  join ${departments} on ${departments.id} = ${departmentMembers.departmentId}
  where ${departmentMembers.teamId} = ${memberships.teamId} and ${departmentMembers.userId} = ${memberships.userId}
)`;

/** Who looks after the member at hand, and those they look after: by name, and from when where that is still to come. */
const care = (one: 'user_id' | 'carer_id', other: 'user_id' | 'carer_id') => sql<
  { name: string; from: string | null }[]
>`(
  select coalesce(json_agg(json_build_object('name', person.name, 'from', care.holds_from) order by person.id), '[]')
  from ${carers} as care join ${users} as person on person.id = care.${sql.raw(other)} and person.deleted_at is null
  where care.team_id = ${memberships.teamId} and care.${sql.raw(one)} = ${memberships.userId} and care.user_id <> care.carer_id
)`;

/** The teams that someone is or was in. */
export async function listMemberships(db: Database, userId: string) {
  const { role, joinedAt, leftAt, earlier } = memberships;
  return db
    .select({
      id: teams.id,
      name: teams.name,
      role,
      joinedAt,
      leftAt,
      earlier,
      departments: ownDepartments,
      lookedAfterBy: care('user_id', 'carer_id'),
      looksAfter: care('carer_id', 'user_id'),
    })
    .from(memberships)
    .innerJoin(teams, eq(teams.id, memberships.teamId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.joinedAt), asc(teams.id));
}

type Remark = {
  readonly teamId: string;
  readonly userId: string;
  readonly name: string;
  readonly remark: string;
};

/** What someone noted about members of their teams, and nothing that others noted. */
export function readRemarks(db: Database, authorId: string) {
  const { teamId, userId, remark } = memberRemarks;
  return inPages((after: Remark | undefined, limit) =>
    db
      .select({ teamId, userId, name: personColumns(users).name, remark })
      .from(memberRemarks)
      .innerJoin(users, eq(users.id, userId))
      .where(
        and(
          eq(memberRemarks.authorId, authorId),
          after && sql`(${teamId}, ${userId}) > (${after.teamId}::uuid, ${after.userId}::uuid)`,
        ),
      )
      .orderBy(asc(teamId), asc(userId))
      .limit(limit),
  );
}
