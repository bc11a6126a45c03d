import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { departmentMembers, departments } from '../../../db/schema/team.ts';
import { type Authorized, authorize } from '../../../http/authorize.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { DEPARTMENTS_MAX } from '../rules.ts';
import { lockTeam, type Membership } from '../store.ts';

export type DepartmentRow = typeof departments.$inferSelect;

/**
 * `key share` keeps a department from being removed; `no key update` from being changed as well; `update` also from
 * getting new members.
 */
type Hold = 'key share' | 'no key update' | 'update';

/**
 * A department that someone may change whose team it is, held until the transaction ends.
 * @throws Refusal `departmentNotFound`, also where it is another team's.
 */
export async function lockDepartment(
  tx: Transaction,
  { teamId }: Authorized<Membership>,
  departmentId: string,
  hold: Hold,
): Promise<Authorized<DepartmentRow>> {
  const [found] = await tx
    .select()
    .from(departments)
    .where(and(eq(departments.id, departmentId), eq(departments.teamId, teamId)))
    .for(hold);
  if (!found) throw refuse('departmentNotFound');
  return authorize(found, found.teamId === teamId, 'departmentNotFound');
}

/**
 * Adds a department to the team of an administrator.
 * @throws Refusal `departmentsTooMany`; `departmentExists` at the field `name`; `teamNotFound`.
 */
export async function insertDepartment(
  tx: Transaction,
  { teamId }: Authorized<Membership>,
  department: Omit<DepartmentRow, 'teamId'>,
): Promise<void> {
  const added = { ...department, teamId };
  if ((await holdName(tx, added)) >= DEPARTMENTS_MAX) {
    throw refuse('departmentsTooMany', { maximum: DEPARTMENTS_MAX });
  }
  await tx.insert(departments).values(added);
}

/**
 * Gives a department another name.
 * @throws Refusal `departmentExists` at the field `name`; `teamNotFound`.
 */
export async function renameDepartment(
  tx: Transaction,
  department: Authorized<DepartmentRow>,
  name: string,
): Promise<void> {
  await holdName(tx, { ...department, name });
  await tx.update(departments).set({ name }).where(eq(departments.id, department.id));
}

/**
 * Holds the team, so that of several at once one alone gets the last place, or the name.
 * @returns how many departments the team has
 */
async function holdName(
  tx: Transaction,
  { id, teamId, name }: Pick<DepartmentRow, 'id' | 'teamId' | 'name'>,
): Promise<number> {
  if (!(await lockTeam(tx, teamId))) throw refuse('teamNotFound');
  const rows = await tx
    .select({
      id: departments.id,
      name: departments.name,
      isSame: sql<boolean>`lower(${departments.name}) = lower(${name})`,
    })
    .from(departments)
    .where(eq(departments.teamId, teamId));
  // A database may fold no letters beyond ASCII, or some that the runtime does not.
  const isTaken = (row: (typeof rows)[number]) =>
    row.id !== id && (row.isSame || row.name.toLowerCase() === name.toLowerCase());
  const taken = rows.find(isTaken);
  if (taken) throw refuseField('name', 'departmentExists', { name: taken.name });
  return rows.length;
}

/** Deletes a department; tells how many were in it. */
export async function deleteDepartment(tx: Transaction, { id }: Authorized<DepartmentRow>): Promise<number> {
  const taken = await tx
    .delete(departmentMembers)
    .where(eq(departmentMembers.departmentId, id))
    .returning({ userId: departmentMembers.userId });
  await tx.delete(departments).where(eq(departments.id, id));
  return taken.length;
}

/** Who leads a department from now on, or does no more. */
export type LeaderChange = { readonly userId: string; readonly leader: boolean };

/**
 * Makes these members of a department its leaders, and no one else; tells what that changed.
 * @throws Refusal `leaderNotInDepartment` at the field `leaderIds`.
 */
export async function setLeaders(
  tx: Transaction,
  { id }: Authorized<DepartmentRow>,
  leaderIds: readonly string[],
): Promise<LeaderChange[]> {
  const ofDepartment = eq(departmentMembers.departmentId, id);
  const chosen = inArray(departmentMembers.userId, [...new Set(leaderIds)]);
  const found = await tx
    .select({ userId: departmentMembers.userId })
    .from(departmentMembers)
    .where(and(ofDepartment, chosen))
    .orderBy(asc(departmentMembers.userId))
    .for('update');
  if (found.length < new Set(leaderIds).size) throw refuseField('leaderIds', 'leaderNotInDepartment');
  return tx
    .update(departmentMembers)
    .set({ leader: sql`${chosen}` })
    .where(and(ofDepartment, sql`${departmentMembers.leader} <> (${chosen})`))
    .returning({ userId: departmentMembers.userId, leader: departmentMembers.leader });
}

/** Puts members of the team into a department; tells who was not in it before. */
export async function addMembers(
  tx: Transaction,
  { id: departmentId, teamId }: Authorized<DepartmentRow>,
  members: readonly Membership[],
): Promise<string[]> {
  const added = await tx
    .insert(departmentMembers)
    .values(
      members.map(({ userId, joinedAt }) => ({ teamId, departmentId, userId, joinedAt, leader: false })),
    )
    .onConflictDoNothing()
    .returning({ userId: departmentMembers.userId });
  return added.map(({ userId }) => userId);
}

/**
 * Takes someone out of a department.
 * @throws Refusal `notInDepartment`.
 */
export async function takeOut(
  tx: Transaction,
  { id }: Authorized<DepartmentRow>,
  userId: string,
): Promise<void> {
  const taken = await tx
    .delete(departmentMembers)
    .where(and(eq(departmentMembers.departmentId, id), eq(departmentMembers.userId, userId)))
    .returning({ userId: departmentMembers.userId });
  if (taken.length === 0) throw refuse('notInDepartment');
}
