import type { DiaryDay } from '@garden/calendar';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaryTeams, teamDays, vacations } from '../../../db/schema/diary.ts';
import { memberships } from '../../../db/schema/team.ts';
import { looksAfter } from '../../team/departments/store.ts';

/** How many members of a team have settled a day: they have written, or are on vacation. */
export async function countCompleted(db: Database, teamId: string, day: DiaryDay): Promise<number> {
  const [found] = await db
    .select({ settled: teamDays.settled })
    .from(teamDays)
    .where(and(eq(teamDays.teamId, teamId), eq(teamDays.day, day)));
  return found?.settled ?? 0;
}

/** The entry of the member at hand. */
function entryOf(db: Database, teamId: string, day: DiaryDay) {
  return db
    .select({ diaryId: diaryTeams.diaryId })
    .from(diaryTeams)
    .where(
      and(
        eq(diaryTeams.teamId, teamId),
        eq(diaryTeams.authorId, sql`${memberships.userId}`),
        eq(diaryTeams.day, day),
      ),
    )
    .limit(1);
}

export type MissingWriter = {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly joinedAt: Date;
};

type MissingPage = {
  readonly teamId: string;
  readonly day: DiaryDay;
  /** Only those this person looks after. */
  readonly supervisorId: string | undefined;
  /** The last member read: when they joined, and their id. */
  readonly after: readonly [joinedAt: string, userId: string] | undefined;
  readonly limit: number;
};

/**
 * Members who have not written for a day and are not on vacation, in the order they joined.
 * They are walked in that order, each looked up among those who wrote and those away, until the page is full: what it costs depends
 * on the page and not on the team. The lookup is a subquery with a limit, since the planner could turn a plain
 * `not exists` into a join that reads all who wrote first.
 */
export async function listMissingWriters(
  db: Database,
  { teamId, day, supervisorId, after, limit }: MissingPage,
): Promise<MissingWriter[]> {
  const entry = entryOf(db, teamId, day);
  const away = db
    .select({ day: vacations.day })
    .from(vacations)
    .where(and(eq(vacations.userId, sql`${memberships.userId}`), eq(vacations.day, day)))
    .limit(1);
  const page = db
    .select({ userId: memberships.userId, joinedAt: memberships.joinedAt })
    .from(memberships)
    .where(
      and(
        eq(memberships.teamId, teamId),
        isNull(memberships.leftAt),
        sql`(${entry}) is null`,
        sql`(${away}) is null`,
        supervisorId === undefined ? undefined : looksAfter(sql`${supervisorId}::uuid`, memberships),
        after && sql`(${memberships.joinedAt}, ${memberships.userId}) > (${after[0]}, ${after[1]})`,
      ),
    )
    .orderBy(asc(memberships.joinedAt), asc(memberships.userId))
    .limit(limit)
    .as('page');
  return db
    .select({ id: users.id, name: users.name, avatar: users.avatar, joinedAt: page.joinedAt })
    .from(page)
    .innerJoin(users, eq(users.id, page.userId))
    .orderBy(asc(page.joinedAt), asc(page.userId));
}
