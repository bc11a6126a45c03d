import type { MemberRole } from '@garden/contract';
import { and, asc, eq, gt, ilike, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Database, Transaction } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import {
  applications,
  departmentMembers,
  departments,
  memberRemarks,
  memberships,
  teams,
} from '../../db/schema/team.ts';
import { type MemberRow, memberColumns, remarkOf } from './members.store.ts';
import { containing, PREVIEW_SIZE } from './rules.ts';
import { type TeamRow, teamColumns } from './store.ts';

type Reader = Database | Transaction;

/** A team as one of its members sees it, with the first to join. */
export type OwnTeam = {
  readonly team: TeamRow;
  readonly role: MemberRole;
  readonly readerId: string;
  /** Whether the reader leads a department or is named as somebody's supervisor. */
  readonly leads: boolean;
  /** Applications that wait, for those who decide about them. */
  readonly waiting: number;
  readonly departments: readonly { readonly id: string; readonly name: string }[];
  readonly members: readonly MemberRow[];
};

/** The reader's own membership. */
export const own = alias(memberships, 'own');

/** Whether whom `own` is about leads a department, or is named as somebody's supervisor. */
export const leads = sql<boolean>`(
  exists (
    select from ${departmentMembers}
    where ${departmentMembers.teamId} = ${own.teamId} and ${departmentMembers.userId} = ${own.userId}
      and ${departmentMembers.leader}
  )
  or exists (
    select from ${memberships}
    where ${memberships.supervisorId} = ${own.userId} and ${memberships.teamId} = ${own.teamId}
      and ${memberships.leftAt} is null
  )
)`;

const waiting = sql<number>`case when ${own.role} = 'member' then 0 else (
  select count(*)::int from ${applications}
  where ${applications.teamId} = ${own.teamId} and ${applications.status} = 'pending'
) end`;

const departmentsOfTeam = sql<OwnTeam['departments']>`(
  select coalesce(
    json_agg(
      json_build_object('id', ${departments.id}, 'name', ${departments.name})
      order by ${departments.createdAt}, ${departments.id}
    ),
    '[]'
  )
  from ${departments} where ${departments.teamId} = ${own.teamId}
)`;

/** Members as JSON carries them. */
const previewRows = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    avatar: z.nullable(z.string()),
    role: z.enum(['owner', 'admin', 'member']),
    joined_at: z.coerce.date(),
    supervisor_id: z.nullable(z.string()),
    remark: z.nullable(z.string()),
    departments: z.array(z.object({ id: z.string(), name: z.string(), leader: z.boolean() })),
  }),
);

/** Somebody's teams, oldest membership first, or one of them: teams and members by one query. */
export async function listTeams(db: Reader, userId: string, teamId?: string): Promise<OwnTeam[]> {
  const firstToJoin = db
    .select({ ...memberColumns, departments: memberColumns.departments.as('departments') })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(memberRemarks, remarkOf(userId))
    .where(and(eq(memberships.teamId, sql`${teams.id}`), isNull(memberships.leftAt)))
    .orderBy(asc(memberships.joinedAt), asc(memberships.userId))
    .limit(PREVIEW_SIZE);
  const rows = await db
    .select({
      team: teamColumns,
      role: own.role,
      leads,
      waiting,
      departments: departmentsOfTeam,
      members: sql`(select json_agg(row_to_json(preview)) from (${firstToJoin}) as preview)`,
    })
    .from(own)
    .innerJoin(teams, eq(teams.id, own.teamId))
    .where(
      and(
        eq(own.userId, userId),
        isNull(own.leftAt),
        teamId === undefined ? undefined : eq(teams.id, teamId),
      ),
    )
    .orderBy(asc(own.joinedAt), asc(teams.id));
  return rows.map((row) => ({ ...row, readerId: userId, members: toMembers(row.members) }));
}

function toMembers(preview: unknown): MemberRow[] {
  return previewRows
    .parse(preview)
    .map(({ joined_at: joinedAt, supervisor_id: supervisorId, ...member }) => ({
      ...member,
      joinedAt,
      supervisorId,
    }));
}

/** One of somebody's teams. */
export async function findTeam(db: Reader, userId: string, teamId: string): Promise<OwnTeam | null> {
  const [found] = await listTeams(db, userId, teamId);
  return found ?? null;
}

export type FoundTeam = Pick<TeamRow, 'id' | 'name' | 'avatar' | 'memberCount'>;
type TeamSearch = { readonly keyword: string; readonly after: string | undefined; readonly limit: number };

/** Teams whose name holds the keyword, or whose invite code it is; the oldest first. */
export async function searchTeams(db: Database, { keyword, after, limit }: TeamSearch): Promise<FoundTeam[]> {
  return db
    .select({ id: teams.id, name: teams.name, avatar: teams.avatar, memberCount: teams.memberCount })
    .from(teams)
    .where(
      and(
        isNull(teams.deletedAt),
        or(ilike(teams.name, containing(keyword)), eq(teams.inviteCode, keyword.toUpperCase())),
        after === undefined ? undefined : gt(teams.id, after),
      ),
    )
    .orderBy(asc(teams.id))
    .limit(limit);
}
