import { and, asc, count, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaryTeams } from '../../../db/schema/diary.ts';
import { noticeSettings } from '../../../db/schema/notice.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import type { Reminder } from '../../notice/reminders/store.ts';

/** Someone who is reminded at some time of their day. */
export type Remindable = {
  readonly userId: string;
  /** Their own time by their own clock; null follows the team's. */
  readonly ownTime: string | null;
  readonly ownZone: string;
  /** The time of their home team, the one they have been in longest, by its clock; null where it reminds no one. */
  readonly teamTime: string | null;
  readonly teamZone: string | null;
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
};

/** People who are reminded at all, after the last one read. */
export async function listRemindable(
  db: Database,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<Remindable[]> {
  const home = db
    .selectDistinctOn([memberships.userId], {
      userId: memberships.userId,
      time: sql<string | null>`${teams.rules}->>'remindAt'`.as('time'),
      zone: teams.timezone,
    })
    .from(memberships)
    .innerJoin(teams, eq(teams.id, memberships.teamId))
    .where(isNull(memberships.leftAt))
    .orderBy(asc(memberships.userId), asc(memberships.joinedAt), asc(memberships.teamId))
    .as('home');
  const ownTime = sql<
    string | null
  >`case when ${noticeSettings.reminder} = 'own' then ${noticeSettings.remindAt} end`;
  return db
    .select({
      ...{ userId: users.id, ownTime, ownZone: users.timezone },
      ...{ teamTime: home.time, teamZone: home.zone },
      ...{ quietFrom: noticeSettings.quietFrom, quietTo: noticeSettings.quietTo },
    })
    .from(users)
    .leftJoin(noticeSettings, eq(noticeSettings.userId, users.id))
    .leftJoin(home, eq(home.userId, users.id))
    .where(
      and(
        isNull(users.deletedAt),
        gt(users.id, after),
        or(isNull(noticeSettings.reminder), ne(noticeSettings.reminder, 'off')),
        sql`coalesce(${ownTime}, ${home.time}) is not null`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
}

/** How many have written in a team on a day, where it has at least so many members. */
export async function countWriters(
  db: Database,
  { teamId, day, least }: { readonly teamId: string; readonly day: string; readonly least: number },
): Promise<Reminder['written']> {
  const [team] = await db
    .select({ name: teams.name, members: teams.memberCount })
    .from(teams)
    .where(eq(teams.id, teamId));
  if (!team || team.members < least) return null;
  const [written] = await db
    .select({ people: count() })
    .from(diaryTeams)
    .where(and(eq(diaryTeams.teamId, teamId), eq(diaryTeams.day, day)));
  return { team: team.name, people: written?.people ?? 0 };
}
