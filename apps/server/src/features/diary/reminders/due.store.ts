import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries, diaryTeams, vacations } from '../../../db/schema/diary.ts';
import { noticeSettings, reminders } from '../../../db/schema/notice.ts';
import { memberships, type TeamCalendar, teams } from '../../../db/schema/team.ts';
import type { Reminded } from '../../notice/reminders/rules.ts';
import type { RemindedDay, Reminder } from '../../notice/reminders/store.ts';

/** The team that someone has been in longest, by whose calendar their days count. */
export type Home = {
  readonly teamId: string;
  readonly timezone: string;
  readonly calendar: TeamCalendar;
  /** Null where it reminds no one. */
  readonly remindAt: string | null;
};

/** Someone who is reminded at some time of their day. */
export type Remindable = {
  readonly userId: string;
  /** Their own time by their own clock; null follows the team's. */
  readonly ownTime: string | null;
  readonly ownZone: string;
  readonly home: Home | null;
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
};

/** People who are reminded at all, after the last one read. */
export async function listRemindable(
  db: Database,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<Remindable[]> {
  // Of each person of the page by itself: the homes of everyone would be found anew for each page.
  const home = db
    .select({
      teamId: teams.id,
      timezone: teams.timezone,
      calendar: teams.calendar,
      remindAt: sql<string | null>`${teams.rules}->>'remindAt'`.as('reminds_at'),
    })
    .from(memberships)
    .innerJoin(teams, eq(teams.id, memberships.teamId))
    .where(and(eq(memberships.userId, users.id), isNull(memberships.leftAt)))
    .orderBy(asc(memberships.joinedAt), asc(memberships.teamId))
    .limit(1)
    .as('home');
  const ownTime = sql<
    string | null
  >`case when ${noticeSettings.reminder} = 'own' then ${noticeSettings.remindAt} end`;
  return db
    .select({
      userId: users.id,
      ownTime,
      ownZone: users.timezone,
      home: { ...home._.selectedFields },
      quietFrom: noticeSettings.quietFrom,
      quietTo: noticeSettings.quietTo,
    })
    .from(users)
    .leftJoin(noticeSettings, eq(noticeSettings.userId, users.id))
    .leftJoinLateral(home, sql`true`)
    .where(
      and(
        isNull(users.deletedAt),
        gt(users.id, after),
        or(isNull(noticeSettings.reminder), ne(noticeSettings.reminder, 'off')),
        sql`coalesce(${ownTime}, ${home.remindAt}) is not null`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
}

/** Of some people's days those that have neither an entry nor vacation, with the reminders that went out for them. */
export async function listMissed(
  db: Database,
  days: readonly RemindedDay[],
): Promise<(RemindedDay & Reminded)[]> {
  const { rows } = await db.execute<RemindedDay & { sent: number; lastAt: Date | null }>(sql`
    select due.user_id as "userId", due.day::text as day, coalesce(noted.sent, 0) as sent, noted.last_at as "lastAt"
    from unnest(
      ${sql.param(days.map(({ userId }) => userId))}::uuid[], ${sql.param(days.map(({ day }) => day))}::date[]
    ) as due(user_id, day)
    left join ${reminders} as noted on noted.user_id = due.user_id and noted.day = due.day
    where not exists (
        select from ${diaries} as written
        where written.author_id = due.user_id and written.day = due.day and written.deleted_at is null
      ) and not exists (
        select from ${vacations} as away where away.user_id = due.user_id and away.day = due.day
      )`);
  return rows.map((row) => ({ ...row, lastAt: row.lastAt === null ? null : new Date(row.lastAt) }));
}

type TeamDay = { readonly teamId: string; readonly day: string };

/** How many have written in some teams on a day, by the team; of those alone that have at least so many members. */
export async function countWriters(
  db: Database,
  asked: readonly TeamDay[],
  least: number,
): Promise<ReadonlyMap<string, Reminder['written']>> {
  if (asked.length === 0) return new Map();
  const { rows } = await db.execute<{ teamId: string; day: string; team: string; people: number }>(sql`
    select team.id as "teamId", asked.day::text as day, team.name as team, (
      select count(*)::int from ${diaryTeams} as written where written.team_id = team.id and written.day = asked.day
    ) as people
    from (
      select distinct * from unnest(
        ${sql.param(asked.map(({ teamId }) => teamId))}::uuid[], ${sql.param(asked.map(({ day }) => day))}::date[]
      ) as every (team_id, day)
    ) as asked
    join ${teams} as team on team.id = asked.team_id and team.member_count >= ${least}::int`);
  return new Map(rows.map(({ teamId, day, team, people }) => [keyOf({ teamId, day }), { team, people }]));
}

/** By what `countWriters` answers. */
export const keyOf = ({ teamId, day }: TeamDay): string => `${teamId} ${day}`;
