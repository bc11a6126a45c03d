import type { MemberRole } from '@garden/contract';
import { and, asc, eq, ilike, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { departmentMembers, departments, memberRemarks, memberships } from '../../../db/schema/team.ts';
import { containing } from '../rules.ts';

/** A living member as one reader sees them. */
export type MemberRow = {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly role: MemberRole;
  /** From when a new administrator sees what administrators see. */
  readonly seesFrom: Date | null;
  readonly joinedAt: Date;
  readonly supervisorId: string | null;
  readonly departments: readonly { readonly id: string; readonly name: string; readonly leader: boolean }[];
  /** The reader's own note. */
  readonly remark: string | null;
};

/** The departments of the membership at hand, in the order they were made. */
const departmentsOfMember: SQL<MemberRow['departments']> = sql`(
  select coalesce(
    json_agg(
      json_build_object('id', ${departments.id}, 'name', ${departments.name}, 'leader', ${departmentMembers.leader})
      order by ${departments.createdAt}, ${departments.id}
    ),
    '[]'
  )
  from ${departmentMembers}
  join ${departments} on ${departments.id} = ${departmentMembers.departmentId}
  where ${departmentMembers.teamId} = ${memberships.teamId} and ${departmentMembers.userId} = ${memberships.userId}
)`;

/** What a query of memberships and people selects to make a `MemberRow`; joins `memberRemarks` by `remarkOf`. */
export const memberColumns = {
  id: users.id,
  name: users.name,
  avatar: users.avatar,
  role: memberships.role,
  seesFrom: memberships.seesFrom,
  joinedAt: memberships.joinedAt,
  supervisorId: memberships.supervisorId,
  departments: departmentsOfMember,
  remark: memberRemarks.remark,
};

/** The reader's note about the membership at hand. */
export function remarkOf(readerId: string) {
  return and(
    eq(memberRemarks.teamId, memberships.teamId),
    eq(memberRemarks.authorId, readerId),
    eq(memberRemarks.userId, memberships.userId),
  );
}

type Asked = { readonly teamId: string; readonly readerId: string };

/** One living member of a team; null where they are in it no more. */
export async function findMember(
  db: Queryable,
  { teamId, readerId }: Asked,
  userId: string,
): Promise<MemberRow | null> {
  const [found] = await db
    .select(memberColumns)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(memberRemarks, remarkOf(readerId))
    .where(and(eq(memberships.teamId, teamId), eq(memberships.userId, userId), isNull(memberships.leftAt)));
  return found ?? null;
}

type MemberPage = {
  /** Those of one department alone, or those of no department. */
  readonly departmentId: string | 'none' | undefined;
  /** Part of a name. */
  readonly keyword: string;
  /** The last member read: when they joined, and their id. */
  readonly after: readonly [joinedAt: string, userId: string] | undefined;
  readonly limit: number;
};

/** Living members in the order they joined. */
export async function listMembers(
  db: Database,
  { teamId, readerId }: Asked,
  { departmentId, keyword, after, limit }: MemberPage,
): Promise<MemberRow[]> {
  const ofMember = sql`select from ${departmentMembers}
    where ${departmentMembers.teamId} = ${teamId} and ${departmentMembers.userId} = ${memberships.userId}`;
  const inDepartment =
    departmentId === 'none'
      ? sql`not exists (${ofMember})`
      : departmentId && sql`exists (${ofMember} and ${departmentMembers.departmentId} = ${departmentId})`;
  return db
    .select(memberColumns)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(memberRemarks, remarkOf(readerId))
    .where(
      and(
        eq(memberships.teamId, teamId),
        isNull(memberships.leftAt),
        inDepartment || undefined,
        keyword === '' ? undefined : ilike(users.name, containing(keyword)),
        after && sql`(${memberships.joinedAt}, ${memberships.userId}) > (${after[0]}, ${after[1]})`,
      ),
    )
    .orderBy(asc(memberships.joinedAt), asc(memberships.userId))
    .limit(limit);
}
