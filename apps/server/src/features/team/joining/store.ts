import type { AuditAction } from '@garden/contract';
import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import {
  applications,
  carers,
  departmentMembers,
  departments,
  invitations,
  teams,
} from '../../../db/schema/team.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import type { HookContext } from '../../../platform/hooks.ts';
import { foundObject } from '../../notice/objects/hooks.ts';
import { endInvitations } from '../invitations/ending.store.ts';
import { findMembership, joinTeam } from '../store.ts';
import { APPLICATIONS_MAX, departmentFault } from './rules.ts';

export type ApplicationRow = typeof applications.$inferSelect;

/** Holds the row of someone whose account is open; people are held before teams. */
export async function lockPerson(tx: Transaction, userId: string): Promise<{ email: string } | null> {
  const [person] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update');
  return person ?? null;
}

/** The departments of a team, none of which is removed until the transaction ends. */
export async function holdDepartments(tx: Transaction, teamId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: departments.id })
    .from(departments)
    .where(eq(departments.teamId, teamId))
    .orderBy(departments.id)
    .for('key share');
  return rows.map(({ id }) => id);
}

/**
 * The department in which someone new begins; null where the team has none.
 * @throws Refusal `departmentMissing`, `departmentNotFound`, at the field `departmentId`.
 */
export async function findFirstDepartment(
  tx: Transaction,
  teamId: string,
  departmentId: string | undefined,
): Promise<string | null> {
  return chooseDepartment(await holdDepartments(tx, teamId), departmentId);
}

/** The same among the departments of a team, which are held. */
export function chooseDepartment(
  departmentIds: readonly string[],
  departmentId: string | undefined,
): string | null {
  const fault = departmentFault(departmentIds, departmentId);
  if (fault) throw refuseField('departmentId', fault);
  return departmentId ?? null;
}

type Admission = {
  readonly teamId: string;
  /** Held already. */
  readonly person: { readonly id: string; readonly email: string };
  readonly departmentId: string | null;
  /** Whose doing it is, and what the audit log calls it. */
  readonly actorId: string;
  readonly action: Extract<AuditAction, 'member_joined' | 'application_approved'>;
  /** Who let them in; null where the team is open. */
  readonly admittedBy: string | null;
};

/**
 * Lets someone into a team and into a department. What else would let them in ends with it: their application that
 * waits is approved, their invitation is used up.
 * @throws Refusal `teamNotFound`, `alreadyMember`, `teamsTooMany`.
 */
export async function admit(
  tx: Transaction,
  ctx: HookContext,
  { teamId, person: { id: userId, email }, departmentId, actorId, action, admittedBy }: Admission,
): Promise<void> {
  const { now } = ctx;
  await joinTeam(tx, ctx, { teamId, userId, joinedAt: now });
  if (departmentId) {
    await tx.insert(departmentMembers).values({ teamId, departmentId, userId, leader: false, joinedAt: now });
    tx.atCommit(tx.execute(beginCare({ teamId, userId, departmentId })));
  }
  await tx
    .update(applications)
    .set({ status: 'approved', decidedAt: now, decidedBy: admittedBy })
    .where(
      and(
        eq(applications.teamId, teamId),
        eq(applications.userId, userId),
        eq(applications.status, 'pending'),
      ),
    );
  await endInvitations(tx, and(eq(invitations.teamId, teamId), eq(invitations.email, email)));
  await recordAudit(tx, { scope: teamId, action, actorId, subjectId: userId, at: now });
}

/** Someone new is looked after by the leaders of their department from the first day: they came to it as it is. */
const beginCare = ({
  teamId,
  userId,
  departmentId,
}: Record<'teamId' | 'userId' | 'departmentId', string>) => sql`
  insert into ${carers} (team_id, user_id, carer_id)
  select ${teamId}::uuid, ${userId}::uuid, leads.user_id
  from ${departmentMembers} as leads
  where leads.department_id = ${departmentId}::uuid and leads.leader and leads.user_id <> ${userId}::uuid
  on conflict do nothing`;

/** A living team that someone asks to join. */
export type TeamToJoin = { readonly id: string; readonly joinVerification: boolean };

/** A living team, as a search finds it. */
export async function findLivingTeam(tx: Transaction, teamId: string): Promise<TeamToJoin | null> {
  const [team] = await tx
    .select({ id: teams.id, joinVerification: teams.joinVerification })
    .from(teams)
    .where(and(eq(teams.id, teamId), isNull(teams.deletedAt)));
  return team ?? null;
}

type Asking = {
  readonly team: TeamToJoin;
  readonly userId: string;
  readonly message: string | null;
  /** Of the application, where one is made. */
  readonly applyId: string;
};

/**
 * Someone asks to join: they are in at once where no one looks at who joins; otherwise their application waits.
 * @returns the application that waits, or null for a member.
 * @throws Refusal `userNotFound`, `teamNotFound`, `alreadyMember`, `applicationWaits`, `applicationsTooMany`,
 *   `teamsTooMany`.
 */
export async function askToJoin(
  tx: Transaction,
  ctx: HookContext,
  { team: { id: teamId, joinVerification }, userId, message, applyId }: Asking,
): Promise<ApplicationRow | null> {
  const person = await lockPerson(tx, userId);
  if (!person) throw refuse('userNotFound');
  if (!joinVerification) {
    const alone = { departmentId: null, actorId: userId, admittedBy: null } as const;
    await admit(tx, ctx, { teamId, person: { id: userId, ...person }, ...alone, action: 'member_joined' });
    return null;
  }
  if (await findMembership(tx, teamId, userId)) throw refuse('alreadyMember');
  await assertMayApply(tx, teamId, userId);
  const [added] = await tx
    .insert(applications)
    .values({ id: applyId, teamId, userId, message, status: 'pending', createdAt: ctx.now })
    .returning();
  if (!added) throw new Error(`the application ${applyId} was not kept`);
  return added;
}

/** The person's row is held, so that two requests at once do not both find room. */
async function assertMayApply(tx: Transaction, teamId: string, userId: string): Promise<void> {
  const waiting = await tx
    .select({ teamId: applications.teamId })
    .from(applications)
    .innerJoin(teams, eq(teams.id, applications.teamId))
    .where(and(eq(applications.userId, userId), eq(applications.status, 'pending'), isNull(teams.deletedAt)));
  if (waiting.some((application) => application.teamId === teamId)) throw refuse('applicationWaits');
  if (waiting.length >= APPLICATIONS_MAX) throw refuse('applicationsTooMany', { maximum: APPLICATIONS_MAX });
}

/** What a notice shows of an application: a subselect. */
export function selectNoticedApplication(id: SQLWrapper): SQL {
  return sql`select ${foundObject({})} from ${applications} where ${applications.id} = ${id}`;
}
