import { and, asc, count, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaryTeams } from '../../../db/schema/diary.ts';
import { noticeSettings, reminders } from '../../../db/schema/notice.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import { shift } from '../../../platform/clock.ts';
import { FOLLOW_UP_AFTER } from '../rules.ts';

/** Somebody who is reminded at some time of their day. */
export type Remindable = {
  readonly userId: string;
  /** Their own time by their own clock; null follows the team's. */
  readonly ownTime: string | null;
  readonly ownZone: string;
  /** The time of their home team, the one they have been in longest, by its clock; null where it reminds nobody. */
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

export type SentReminders = { readonly sent: number; readonly lastAt: Date | null };

/** What went out to somebody for a day. */
export async function findSent(db: Database, userId: string, day: string): Promise<SentReminders> {
  const [found] = await db
    .select({ sent: reminders.sent, lastAt: reminders.lastAt })
    .from(reminders)
    .where(and(eq(reminders.userId, userId), eq(reminders.day, day)));
  return found ?? { sent: 0, lastAt: null };
}

/** Notes that one more goes out for a day; false where another server was quicker, or both went out. */
export async function noteReminder(
  tx: Transaction,
  userId: string,
  day: string,
  now: Date,
): Promise<boolean> {
  const noted = await tx
    .insert(reminders)
    .values({ userId, day, sent: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [reminders.userId, reminders.day],
      set: { sent: sql`${reminders.sent} + 1`, lastAt: now },
      setWhere: and(lt(reminders.sent, 2), lte(reminders.lastAt, shift(now, -FOLLOW_UP_AFTER))),
    })
    .returning({ sent: reminders.sent });
  return noted.length > 0;
}

/** How many have written in a team on a day, where it has at least so many members. */
export async function countWriters(
  db: Database,
  { teamId, day, least }: { readonly teamId: string; readonly day: string; readonly least: number },
): Promise<{ team: string; people: number } | null> {
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

/** Forgets reminders of before a day. */
export async function forgetReminders(db: Database, before: string): Promise<void> {
  await db.delete(reminders).where(lt(reminders.day, before));
}
