import type { MemberRole } from '@garden/contract';
import { and, asc, eq, gt, ilike, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import {
  applications,
  departmentMembers,
  departments,
  memberRemarks,
  memberships,
  teams,
} from '../../../db/schema/team.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { shift } from '../../../platform/clock.ts';
import type { HookContext } from '../../../platform/hooks.ts';
import type { Ports } from '../../../platform/ports.ts';
import type { Random } from '../../../platform/random.ts';
import { type MemberRow, memberColumns, remarkOf } from '../members/store.ts';
import { containing, INVITE_CODE_LENGTH, PREVIEW_SIZE } from '../rules.ts';
import { insertTeam, type NewTeam, sightOf, type TeamRow, teamColumns } from '../store.ts';
import { appealsColumn, interviewsColumn } from './hooks.ts';

/** A team as one of its members sees it, with the first to join. */
export type OwnTeam = {
  readonly team: TeamRow;
  readonly role: MemberRole;
  readonly readerId: string;
  /** Whether the reader leads a department or is named as someone's supervisor. */
  readonly leads: boolean;
  readonly offersEarlier: boolean;
  /** Applications that wait, for those who decide about them. */
  readonly waiting: number;
  /** Appeals that wait for the reader. */
  readonly appeals: number;
  /** Interviews that the reader has to hold. */
  readonly interviews: number;
  readonly departments: readonly { readonly id: string; readonly name: string }[];
  readonly members: readonly MemberRow[];
};

/** The reader's own membership. */
export const own = alias(memberships, 'own');

/** Whether the person of `own` leads a department, or is named as someone's supervisor. */
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
    sees_from: z.nullable(z.coerce.date()),
    joined_at: z.coerce.date(),
    supervisor_id: z.nullable(z.string()),
    remark: z.nullable(z.string()),
    departments: z.array(z.object({ id: z.string(), name: z.string(), leader: z.boolean() })),
  }),
);

/** Someone's teams, oldest membership first, or one of them: teams and members by one query. */
export async function listTeams(
  db: Queryable,
  { hooks }: Pick<Ports, 'hooks'>,
  userId: string,
  teamId?: string,
): Promise<OwnTeam[]> {
  const firstToJoin = db
    .select({ ...memberColumns, departments: memberColumns.departments.as('departments') })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(memberRemarks, remarkOf(userId))
    .where(and(eq(memberships.teamId, sql`${teams.id}`), isNull(memberships.leftAt)))
    .orderBy(asc(memberships.joinedAt), asc(memberships.userId))
    .limit(PREVIEW_SIZE);
  const beside = { teamId: sql`${own.teamId}`, userId: sql`${own.userId}`, sight: sightOf(own) };
  const rows = await db
    .select({
      team: teamColumns,
      role: own.role,
      leads,
      offersEarlier: own.offersEarlier,
      waiting,
      appeals: hooks.column(appealsColumn, beside),
      interviews: hooks.column(interviewsColumn, beside),
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
    .map(({ joined_at: joinedAt, sees_from: seesFrom, supervisor_id: supervisorId, ...member }) => ({
      ...member,
      joinedAt,
      seesFrom,
      supervisorId,
    }));
}

/** One of someone's teams. */
export async function findTeam(
  db: Queryable,
  ports: Pick<Ports, 'hooks'>,
  userId: string,
  teamId: string,
): Promise<OwnTeam | null> {
  const [found] = await listTeams(db, ports, userId, teamId);
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

/** Among 23^8 codes two alike are rare; this many in a row mean that something else is wrong. */
const CODE_TRIES = 5;

/**
 * Makes a team with an invite code, its owner as the first member, and its first departments in their order.
 * @param names of the departments
 * @throws Refusal `teamsTooMany`; `departmentExists` at the second of two departments of one name.
 */
export async function createTeam(
  tx: Transaction,
  ctx: HookContext,
  team: Omit<NewTeam, 'inviteCode'>,
  names: readonly string[] = [],
): Promise<void> {
  assertDistinct(names);
  await drawCode(ctx.random, (inviteCode) => insertTeam(tx, ctx, { ...team, inviteCode }));
  const { id: teamId, name, ownerId, createdAt } = team;
  await recordAudit(tx, {
    scope: teamId,
    action: 'team_made',
    actorId: ownerId,
    details: { name },
    at: createdAt,
  });
  if (names.length === 0) return;
  const rows = names.map((department, place) => ({
    id: ctx.random.id(),
    teamId,
    name: department,
    // Departments are listed by when they were made.
    createdAt: shift(createdAt, place),
  }));
  const added = await tx
    .insert(departments)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: departments.id });
  // The database may know more letters to be the same than the check above.
  const twice = rows.find(({ id }) => !added.some((row) => row.id === id));
  if (twice) throw refuse('departmentExists', { name: twice.name });
}

function assertDistinct(names: readonly string[]): void {
  const lower = names.map((name) => name.toLowerCase());
  const twice = lower.findIndex((name, place) => lower.indexOf(name) < place);
  const name = names[twice];
  if (name !== undefined) throw refuseField(`departments.${twice}`, 'departmentExists', { name });
}

/**
 * Draws invite codes until one can be had.
 * @param take tells whether the code is free, and may use it in the same step
 */
export async function drawCode(random: Random, take: (code: string) => Promise<boolean>): Promise<string> {
  for (let tries = 0; tries < CODE_TRIES; tries += 1) {
    const code = random.letters(INVITE_CODE_LENGTH);
    if (await take(code)) return code;
  }
  throw new Error('no free invite code was found');
}

/** Whether a team has this code, a removed one included. */
export async function isCodeTaken(tx: Transaction, inviteCode: string): Promise<boolean> {
  const taken = await tx.select({ id: teams.id }).from(teams).where(eq(teams.inviteCode, inviteCode));
  return taken.length > 0;
}
