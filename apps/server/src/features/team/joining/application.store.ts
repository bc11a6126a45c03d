import { and, asc, desc, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { applications, teams } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { refuse } from '../../../http/refusal.ts';
import { personColumns } from '../../account/store.ts';
import type { ApplicationRow } from './store.ts';

const decider = alias(users, 'decider');

const withPeople = (db: Queryable) =>
  db
    .select({
      application: getTableColumns(applications),
      applicant: personColumns(users),
      decidedBy: personColumns(decider),
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .leftJoin(decider, eq(decider.id, applications.decidedBy));

type Person = Pick<typeof users.$inferSelect, 'id' | 'name' | 'avatar'>;

/** An application with the people it is about. */
export type ApplicationWithPeople = {
  readonly application: ApplicationRow;
  readonly applicant: Person;
  readonly decidedBy: Person | null;
};

/** Whose applications are looked for: to one of some teams, or someone's own. */
type Wanted = { readonly teamIds: readonly string[] } | { readonly userId: string };

/** One application with its people; one that is not among those wanted takes as long as none. */
export async function findApplication(
  db: Queryable,
  applyId: string,
  wanted: Wanted,
): Promise<ApplicationWithPeople | null> {
  const isWanted =
    'userId' in wanted
      ? eq(applications.userId, wanted.userId)
      : sql`${applications.teamId} = any (${sql.param(wanted.teamIds)}::uuid[])`;
  const [found] = await withPeople(db).where(and(eq(applications.id, applyId), isWanted));
  return found ?? null;
}

/** Applications to a team that wait, the oldest first. */
export async function listWaiting(
  db: Queryable,
  teamId: string,
  limit: number,
): Promise<ApplicationWithPeople[]> {
  return withPeople(db)
    .where(and(eq(applications.teamId, teamId), eq(applications.status, 'pending')))
    .orderBy(asc(applications.createdAt), asc(applications.id))
    .limit(limit);
}

/** Applications to a team that are settled, the newest first. */
export async function listDecided(
  db: Queryable,
  teamId: string,
  limit: number,
): Promise<ApplicationWithPeople[]> {
  return withPeople(db)
    .where(and(eq(applications.teamId, teamId), ne(applications.status, 'pending')))
    .orderBy(desc(applications.decidedAt), desc(applications.id))
    .limit(limit);
}

/** Someone's own application that waits, with what a search tells of the team. */
export type OwnWaiting = {
  readonly application: ApplicationRow;
  readonly team: Pick<typeof teams.$inferSelect, 'id' | 'name' | 'avatar' | 'memberCount'>;
};

/** Someone's own applications that wait, the oldest first, or the one to a team. */
export async function listOwnWaiting(db: Queryable, userId: string, teamId?: string): Promise<OwnWaiting[]> {
  return db
    .select({
      application: getTableColumns(applications),
      team: { id: teams.id, name: teams.name, avatar: teams.avatar, memberCount: teams.memberCount },
    })
    .from(applications)
    .innerJoin(teams, eq(teams.id, applications.teamId))
    .where(
      and(
        eq(applications.userId, userId),
        eq(applications.status, 'pending'),
        isNull(teams.deletedAt),
        teamId === undefined ? undefined : eq(teams.id, teamId),
      ),
    )
    .orderBy(asc(applications.createdAt), asc(applications.id));
}

/**
 * Holds an application that waits, until the transaction ends.
 * @throws Refusal `applicationNotFound`, `applicationWithdrawn`, `applicationDecided`.
 */
export async function lockWaiting(tx: Transaction, applyId: string): Promise<ApplicationRow> {
  const [found] = await tx.select().from(applications).where(eq(applications.id, applyId)).for('update');
  if (!found) throw refuse('applicationNotFound');
  if (found.status === 'withdrawn') throw refuse('applicationWithdrawn');
  if (found.status !== 'pending') throw refuse('applicationDecided');
  return found;
}

type Settling = {
  readonly status: 'approved' | 'rejected' | 'withdrawn';
  /** Null where no one decided: the applicant took it back. */
  readonly decidedBy: string | null;
  readonly now: Date;
};

/** Ends the waiting of an application. */
export async function closeApplication(
  tx: Transaction,
  { id }: Authorized<ApplicationRow>,
  { status, decidedBy, now }: Settling,
): Promise<void> {
  await tx.update(applications).set({ status, decidedBy, decidedAt: now }).where(eq(applications.id, id));
}

/** What the mail tells an applicant. */
export type Decision = {
  readonly email: string;
  readonly locale: 'en' | 'zh';
  readonly name: string;
  readonly team: string;
  readonly status: ApplicationRow['status'];
};

/** What was decided about an application; null where the applicant or the team is gone. */
export async function findDecision(db: Queryable, applyId: string): Promise<Decision | null> {
  const [found] = await db
    .select({
      email: users.email,
      locale: users.locale,
      name: users.name,
      team: teams.name,
      status: applications.status,
    })
    .from(applications)
    .innerJoin(teams, eq(teams.id, applications.teamId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(eq(applications.id, applyId), isNull(teams.deletedAt), isNull(users.deletedAt)));
  return found ?? null;
}
