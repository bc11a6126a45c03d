import { type DiaryMonth, daysOfMonth } from '@garden/calendar';
import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaryTeams } from '../../../db/schema/diary.ts';
import { departmentMembers, memberships } from '../../../db/schema/team.ts';
import type { MemberRow } from './store.ts';

type Asked = { readonly teamId: string; readonly userId: string; readonly month: DiaryMonth };

/** What only the page of somebody in a team tells. */
export type MemberFacts = {
  readonly email: string;
  readonly timezone: string;
  /** Days that they have written for the team: in the month, and the last of all. */
  readonly thisMonth: number;
  readonly lastDay: string | null;
};

/** The facts of one member, by one query. */
export async function findFacts(db: Database, { teamId, userId, month }: Asked): Promise<MemberFacts | null> {
  const [first, last] = [daysOfMonth(month)[0], daysOfMonth(month).at(-1)];
  const [found] = await db
    .select({
      email: users.email,
      timezone: users.timezone,
      thisMonth: sql<number>`(count(*) filter (where ${diaryTeams.day} between ${first} and ${last}))::int`,
      lastDay: sql<string | null>`max(${diaryTeams.day})::text`,
    })
    .from(users)
    .leftJoin(diaryTeams, and(eq(diaryTeams.teamId, teamId), eq(diaryTeams.authorId, users.id)))
    .where(eq(users.id, userId))
    .groupBy(users.id);
  return found ?? null;
}

type Somebody = { readonly id: string; readonly name: string; readonly avatar: string | null };

/** Those who look after a member: the one who is named, or else the leaders of their departments. */
export async function listSupervisors(
  db: Database,
  teamId: string,
  { id, supervisorId, departments }: MemberRow,
): Promise<Somebody[]> {
  return db
    .select({ id: users.id, name: users.name, avatar: users.avatar })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
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
