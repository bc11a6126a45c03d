import { and, asc, eq, inArray, isNull, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { carers, departmentMembers, departments, memberships } from '../../../db/schema/team.ts';
import { refuse } from '../../../http/refusal.ts';
import { LEADERS_MAX, PREVIEW_SIZE } from '../rules.ts';

type Person = { readonly id: string; readonly name: string; readonly avatar: string | null };

/** A department as a member of its team sees it. */
export type SeenDepartment = {
  readonly id: string;
  readonly teamId: string;
  readonly name: string;
  readonly memberCount: number;
  readonly leaders: readonly Person[];
  /** The first to join the team. */
  readonly members: readonly Person[];
  /** Whether the reader is in it. */
  readonly mine: boolean;
};

const people = z.array(z.object({ id: z.string(), name: z.string(), avatar: z.nullable(z.string()) }));

const ofDepartment = eq(departmentMembers.departmentId, sql`${departments.id}`);

/** The first to join of those who fit, as JSON. */
function firstToJoin(db: Queryable, fit: SQL | undefined, limit: number): SQL {
  const first = db
    .select({ id: users.id, name: users.name, avatar: users.avatar })
    .from(departmentMembers)
    .innerJoin(users, eq(users.id, departmentMembers.userId))
    .where(fit)
    .orderBy(asc(departmentMembers.joinedAt), asc(departmentMembers.userId))
    .limit(limit);
  return sql`(select coalesce(json_agg(row_to_json(first)), '[]') from (${first}) as first)`;
}

/** The departments that a membership of the reader lets them see, in the order they were made; by one query. */
async function readDepartments(
  db: Queryable,
  readerId: string,
  which: SQL | undefined,
): Promise<SeenDepartment[]> {
  const rows = await db
    .select({
      id: departments.id,
      teamId: departments.teamId,
      name: departments.name,
      memberCount: sql<number>`(select count(*)::int from ${departmentMembers} where ${ofDepartment})`,
      leaders: firstToJoin(db, and(ofDepartment, departmentMembers.leader), LEADERS_MAX),
      members: firstToJoin(db, ofDepartment, PREVIEW_SIZE),
      mine: isIn(readerId),
    })
    .from(departments)
    .innerJoin(
      memberships,
      and(
        eq(memberships.teamId, departments.teamId),
        eq(memberships.userId, readerId),
        isNull(memberships.leftAt),
      ),
    )
    .where(which)
    .orderBy(asc(memberships.joinedAt), asc(departments.createdAt), asc(departments.id));
  return rows.map(({ leaders, members, ...department }) => ({
    ...department,
    leaders: people.parse(leaders),
    members: people.parse(members),
  }));
}

const isIn = (userId: string) => sql<boolean>`exists (
  select from ${departmentMembers}
  where ${ofDepartment} and ${departmentMembers.userId} = ${userId} and ${departmentMembers.teamId} = ${departments.teamId}
)`;

/** All departments of a team. */
export async function listDepartments(
  db: Queryable,
  readerId: string,
  teamId: string,
): Promise<SeenDepartment[]> {
  return readDepartments(db, readerId, eq(departments.teamId, teamId));
}

/** The departments that someone is in: of one team, or of all theirs, the oldest membership first. */
export async function listDepartmentsOf(
  db: Queryable,
  userId: string,
  teamId: string | undefined,
): Promise<SeenDepartment[]> {
  const ofTeam = teamId === undefined ? undefined : eq(departments.teamId, teamId);
  return readDepartments(db, userId, and(isIn(userId), ofTeam));
}

/**
 * One department, as it is after a change.
 * @throws Refusal `departmentNotFound`.
 */
export async function findDepartment(
  db: Queryable,
  readerId: string,
  departmentId: string,
): Promise<SeenDepartment> {
  const [found] = await readDepartments(db, readerId, eq(departments.id, departmentId));
  if (!found) throw refuse('departmentNotFound');
  return found;
}

/** Whether a team has this department. */
export async function hasDepartment(db: Queryable, teamId: string, departmentId: string): Promise<boolean> {
  const found = await db
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.id, departmentId), eq(departments.teamId, teamId)));
  return found.length > 0;
}

/** A department of one of these teams with those who are in it now; null where none of them has it. */
export async function findDepartmentPeople(
  db: Queryable,
  teamIds: readonly string[],
  departmentId: string,
): Promise<{ teamId: string; userIds: string[] } | null> {
  const rows = await db
    .select({ teamId: departments.teamId, userId: departmentMembers.userId })
    .from(departments)
    .leftJoin(departmentMembers, eq(departmentMembers.departmentId, departments.id))
    .where(and(eq(departments.id, departmentId), inArray(departments.teamId, [...teamIds])));
  const [first] = rows;
  return first ? { teamId: first.teamId, userIds: rows.flatMap(({ userId }) => userId ?? []) } : null;
}

/** Someone in a team. */
export type TeamMember = { readonly teamId: string; readonly userId: string };

const mine = alias(departmentMembers, 'mine');

/**
 * Those of some people (of all, where none are named) that someone leads, in each of these teams: as leader of a
 * department of theirs, or as their named supervisor.
 * @param teamIds teams that the leader is in
 */
export async function listReports(
  db: Queryable,
  leaderId: string,
  teamIds: readonly string[],
  userIds?: readonly string[],
): Promise<TeamMember[]> {
  if (teamIds.length === 0 || userIds?.length === 0) return [];
  const inTheirDepartment = sql`exists (
    select from ${departmentMembers}
    join ${departmentMembers} as mine on ${mine.departmentId} = ${departmentMembers.departmentId}
    where ${departmentMembers.teamId} = ${memberships.teamId} and ${departmentMembers.userId} = ${memberships.userId}
      and ${mine.teamId} = ${memberships.teamId} and ${mine.userId} = ${leaderId} and ${mine.leader}
  )`;
  return db
    .select({ teamId: memberships.teamId, userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        userIds && inArray(memberships.userId, [...new Set(userIds)]),
        inArray(memberships.teamId, [...teamIds]),
        isNull(memberships.leftAt),
        ne(memberships.userId, leaderId),
        or(eq(memberships.supervisorId, leaderId), inTheirDepartment),
      ),
    );
}

/** The same as a column of another statement: in which of an array of teams one person leads another. */
export function teamsLedIn({
  leaderId,
  userId,
  teamIds,
}: {
  readonly leaderId: SQL;
  readonly userId: SQL;
  readonly teamIds: SQL;
}): SQL<string[]> {
  return sql`array(
    select led.team_id from ${memberships} as led
    where led.user_id = ${userId} and led.team_id = any (${teamIds}) and led.left_at is null
      and led.user_id <> ${leaderId}
      and (led.supervisor_id = ${leaderId} or exists (
        select from ${departmentMembers} as theirs
        join ${departmentMembers} as mine on mine.department_id = theirs.department_id
        where theirs.team_id = led.team_id and theirs.user_id = led.user_id
          and mine.team_id = led.team_id and mine.user_id = ${leaderId} and mine.leader
      ))
  )`;
}

/**
 * Those that someone looks after, as a table of `team_id` and `user_id`: whose named supervisor they are, and where none
 * is named, whose department they lead; from a day after those were told.
 */
export function lookedAfterBy(userId: SQLWrapper): SQL {
  return sql`(
    select care.team_id, care.user_id
    from ${carers} as care
    join ${memberships} as there on there.team_id = care.team_id and there.user_id = care.user_id and there.left_at is null
    where care.carer_id = ${userId} and care.holds_from is null
  )`;
}

/** The other way round: who looks after someone in a team, as a table of `user_id`. */
export function supervisorsOf(teamId: SQLWrapper, userId: SQLWrapper): SQL {
  return sql`(
    select care.carer_id as user_id from ${carers} as care
    where care.team_id = ${teamId} and care.user_id = ${userId} and care.holds_from is null
  )`;
}

/** Whether someone looks after another in a team. */
export const looksAfter = (
  carerId: SQLWrapper,
  { teamId, userId }: { readonly teamId: SQLWrapper; readonly userId: SQLWrapper },
): SQL<boolean> => sql<boolean>`exists (
  select from ${carers} as care
  where care.team_id = ${teamId} and care.user_id = ${userId} and care.carer_id = ${carerId} and care.holds_from is null
)`;

/**
 * Whether the leader at hand of a department sees its numbers however few are in it: where they look after everyone in it, whose
 * numbers they see one by one.
 */
export const seesLed = (member: string): SQL => sql`(${sql.raw(member)}.leader and not exists (
  select from ${departmentMembers} as led
  where led.department_id = ${sql.raw(member)}.department_id and led.user_id <> ${sql.raw(member)}.user_id
    and not ${looksAfter(sql.raw(`${member}.user_id`), { teamId: sql.raw('led.team_id'), userId: sql.raw('led.user_id') })}
))`;

/** Whether someone in a team waits for those who will look after them: until then no one does in their place. */
export const awaitsCare = (teamId: SQLWrapper, userId: SQLWrapper): SQL<boolean> => sql<boolean>`exists (
  select from ${carers} as awaited
  where awaited.team_id = ${teamId} and awaited.user_id = ${userId} and awaited.holds_from is not null
)`;
