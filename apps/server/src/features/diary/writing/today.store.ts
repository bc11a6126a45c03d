import { type DiaryDay, dayAt, makeCalendar } from '@garden/calendar';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { batchQueryOn } from '../../../db/batch-query.ts';
import { users } from '../../../db/schema/account.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import type { PublicContext } from '../../../http/context.ts';

/** Which day it is for somebody, as `findWriter` tells it among much else; they exist. */
export async function findToday(
  { database, now }: Pick<PublicContext, 'database' | 'now'>,
  userId: string,
): Promise<DiaryDay> {
  const found = await findClock(database.db, userId);
  if (!found) throw new Error(`user ${userId} is gone`);
  const { timezone, accountZone, dayStartsAt } = found;
  return dayAt(
    now,
    makeCalendar({ timezone: timezone ?? accountZone, dayStartsAt: dayStartsAt ?? undefined }),
  );
}

/** When days begin for somebody: in their home team, or without one in their own zone. */
const findClock = batchQueryOn((db) => {
  const find = db
    .selectDistinctOn([users.id], {
      userId: users.id,
      accountZone: users.timezone,
      timezone: teams.timezone,
      dayStartsAt: sql<string | null>`${teams.calendar} ->> 'dayStartsAt'`,
    })
    .from(users)
    .leftJoin(memberships, and(eq(memberships.userId, users.id), isNull(memberships.leftAt)))
    .leftJoin(teams, eq(teams.id, memberships.teamId))
    .where(and(sql`${users.id} = any (${sql.placeholder('userIds')}::uuid[])`, isNull(users.deletedAt)))
    .orderBy(asc(users.id), asc(memberships.joinedAt), asc(memberships.teamId))
    .prepare('find_clocks');
  return async (userIds: readonly string[]) => {
    const rows = await find.execute({ userIds });
    const byUser = new Map(rows.map((row) => [row.userId, row]));
    return (userId) => byUser.get(userId);
  };
});
