import { type Calendar, type DiaryDay, dayAt, makeCalendar } from '@garden/calendar';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { memberships, teams } from '../../db/schema/team.ts';

export type WriterTeam = { readonly teamId: string; readonly joinedAt: Date };

/** A person with the day that it is for them. */
export type Writer = {
  readonly userId: string;
  /** The home team's: the team they have been in longest; without one, their own zone with the default hours. */
  readonly calendar: Calendar;
  readonly today: DiaryDay;
  /** Teams they are in now, oldest membership first. */
  readonly teamIds: readonly string[];
  readonly teams: readonly WriterTeam[];
  /** Since when they have been writing here: in their first team, or without one since they have an account. */
  readonly since: Date;
};

/** Which day it is for somebody, by one query; null where there is no such person. */
export async function findWriter(db: Database, userId: string, now: Date): Promise<Writer | null> {
  const rows = await db
    .select({
      accountSince: users.createdAt,
      accountZone: users.timezone,
      team: {
        teamId: teams.id,
        timezone: teams.timezone,
        calendar: teams.calendar,
      },
      joinedAt: memberships.joinedAt,
    })
    .from(users)
    .leftJoin(memberships, and(eq(memberships.userId, users.id), isNull(memberships.leftAt)))
    .leftJoin(teams, eq(teams.id, memberships.teamId))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .orderBy(asc(memberships.joinedAt), asc(memberships.teamId));
  const [first] = rows;
  if (!first) return null;
  const calendar = makeCalendar(
    first.team ? { timezone: first.team.timezone, ...first.team.calendar } : { timezone: first.accountZone },
  );
  const own = rows.flatMap(({ team, joinedAt }) =>
    team && joinedAt ? [{ teamId: team.teamId, joinedAt }] : [],
  );
  return {
    userId,
    calendar,
    today: dayAt(now, calendar),
    teamIds: own.map(({ teamId }) => teamId),
    teams: own,
    since: own[0]?.joinedAt ?? first.accountSince,
  };
}

/** The signed-in person, who exists. */
export async function findSelf(db: Database, userId: string, now: Date): Promise<Writer> {
  const writer = await findWriter(db, userId, now);
  if (!writer) throw new Error(`user ${userId} is gone`);
  return writer;
}
