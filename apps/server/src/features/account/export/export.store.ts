import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { identities, sessions, users } from '../../../db/schema/account.ts';
import { diaries, diaryVersions, drafts, vacations } from '../../../db/schema/diary.ts';
import { todos } from '../../../db/schema/knowledge.ts';
import { auditEntries } from '../../../db/schema/platform.ts';
import {
  applications,
  departmentMembers,
  departments,
  memberRemarks,
  memberships,
  teams,
} from '../../../db/schema/team.ts';
import { personColumns } from '../store.ts';

/** Rows that an export reads at once. */
export const EXPORT_PAGE = 200;

/** Reads a list to its end, a page at a time. */
export async function* inPages<Row>(read: (after: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let page = await read(undefined); page.length > 0; page = await read(page.at(-1))) {
    yield page;
    if (page.length < EXPORT_PAGE) return;
  }
}

/** How somebody is known to sign-in providers. */
export async function listOwnIdentities(db: Database, userId: string) {
  const { issuer, subject, createdAt } = identities;
  return db.select({ issuer, subject, createdAt }).from(identities).where(eq(identities.userId, userId));
}

const ownDepartments = sql<{ name: string; leader: boolean }[]>`(
  select coalesce(json_agg(
    json_build_object('name', ${departments.name}, 'leader', ${departmentMembers.leader})
    order by ${departments.createdAt}, ${departments.id}
  ), '[]')
  from ${departmentMembers}
  join ${departments} on ${departments.id} = ${departmentMembers.departmentId}
  where ${departmentMembers.teamId} = ${memberships.teamId} and ${departmentMembers.userId} = ${memberships.userId}
)`;

/** The teams that somebody is or was in. */
export async function listOwnTeams(db: Database, userId: string) {
  const { role, joinedAt, leftAt } = memberships;
  return db
    .select({ id: teams.id, name: teams.name, role, joinedAt, leftAt, departments: ownDepartments })
    .from(memberships)
    .innerJoin(teams, eq(teams.id, memberships.teamId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.joinedAt), asc(teams.id));
}

/** Everything that somebody has published, hidden entries too, each with its earlier versions. */
export async function* readOwnDiaries(db: Database, userId: string) {
  const own = eq(diaries.authorId, userId);
  const pages = inPages((after: typeof diaries.$inferSelect | undefined) =>
    db
      .select()
      .from(diaries)
      .where(
        and(own, after && sql`(${diaries.day}, ${diaries.id}) > (${after.day}::date, ${after.id}::uuid)`),
      )
      .orderBy(asc(diaries.day), asc(diaries.id))
      .limit(EXPORT_PAGE),
  );
  for await (const page of pages) {
    const ids = page.map(({ id }) => id);
    const versions = await db
      .select()
      .from(diaryVersions)
      .where(inArray(diaryVersions.diaryId, ids))
      .orderBy(asc(diaryVersions.version));
    const byDiary = Map.groupBy(versions, ({ diaryId }) => diaryId);
    yield* page.map((diary) => ({ ...diary, earlier: byDiary.get(diary.id) ?? [] }));
  }
}

/** What somebody has not published. */
export async function* readOwnDrafts(db: Database, userId: string) {
  const pages = inPages((after: typeof drafts.$inferSelect | undefined) =>
    db
      .select()
      .from(drafts)
      .where(and(eq(drafts.authorId, userId), after && gt(drafts.day, after.day)))
      .orderBy(asc(drafts.day))
      .limit(EXPORT_PAGE),
  );
  for await (const page of pages) yield* page;
}

/** The days that somebody marked as vacation. */
export async function* readOwnVacations(db: Database, userId: string) {
  const { day, kind, createdAt } = vacations;
  const pages = inPages((after: { readonly day: string } | undefined) =>
    db
      .select({ day, kind, createdAt })
      .from(vacations)
      .where(and(eq(vacations.userId, userId), after && gt(day, after.day)))
      .orderBy(asc(day))
      .limit(EXPORT_PAGE),
  );
  for await (const page of pages) yield* page;
}

/** What somebody meant to do, and their goals; what was taken away, too. */
export async function* readOwnTodos(db: Database, userId: string) {
  const pages = inPages((after: typeof todos.$inferSelect | undefined) =>
    db
      .select()
      .from(todos)
      .where(and(eq(todos.ownerId, userId), after && gt(todos.id, after.id)))
      .orderBy(asc(todos.id))
      .limit(EXPORT_PAGE),
  );
  for await (const page of pages) yield* page.map(({ ownerId: _, ...todo }) => todo);
}

type Remark = {
  readonly teamId: string;
  readonly userId: string;
  readonly name: string;
  readonly remark: string;
};

/** What somebody noted about members of their teams, and nothing that others noted. */
export async function* readOwnRemarks(db: Database, authorId: string) {
  const { teamId, userId, remark } = memberRemarks;
  const pages = inPages((after: Remark | undefined) =>
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
      .limit(EXPORT_PAGE),
  );
  for await (const page of pages) yield* page;
}

type Application = Pick<
  typeof applications.$inferSelect,
  'id' | 'message' | 'status' | 'createdAt' | 'decidedAt'
>;

/** What somebody asked to join. */
export async function* readOwnApplications(db: Database, userId: string) {
  const { id, message, status, createdAt, decidedAt } = applications;
  const pages = inPages((after: (Application & { readonly team: string }) | undefined) =>
    db
      .select({ id, team: teams.name, message, status, createdAt, decidedAt })
      .from(applications)
      .innerJoin(teams, eq(teams.id, applications.teamId))
      .where(and(eq(applications.userId, userId), after && gt(id, after.id)))
      .orderBy(asc(id))
      .limit(EXPORT_PAGE),
  );
  for await (const page of pages) yield* page;
}

type Session = Pick<typeof sessions.$inferSelect, 'id' | 'device' | 'createdAt' | 'lastSeenAt' | 'revokedAt'>;

/** Where somebody was signed in, as far as it is kept. */
export async function* readOwnSessions(db: Database, userId: string) {
  const { id, device, createdAt, lastSeenAt, revokedAt } = sessions;
  const pages = inPages((after: Session | undefined) =>
    db
      .select({ id, device, createdAt, lastSeenAt, revokedAt })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), after && gt(id, after.id)))
      .orderBy(asc(id))
      .limit(EXPORT_PAGE),
  );
  for await (const page of pages) yield* page;
}

type Entry = Pick<typeof auditEntries.$inferSelect, 'number' | 'at' | 'action' | 'details'>;

/** What was written down about somebody's account alone. */
export async function* readOwnAudit(db: Database, userId: string) {
  const { number, at, action, details } = auditEntries;
  const pages = inPages((after: Entry | undefined) =>
    db
      .select({ number, at, action, details })
      .from(auditEntries)
      .where(and(eq(auditEntries.scope, userId), after && gt(number, after.number)))
      .orderBy(asc(number))
      .limit(EXPORT_PAGE),
  );
  for await (const page of pages) yield* page;
}
