import { type Calendar, makeCalendar } from '@garden/calendar';
import type { MemberRole } from '@garden/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { teams } from '../../db/schema/team.ts';
import { leads, own } from './list.store.ts';

/** Somebody in a team, with the days by which it counts. */
export type Standing = {
  readonly teamId: string;
  readonly userId: string;
  readonly role: MemberRole;
  /** Whether they lead a department, or are named as somebody's supervisor. */
  readonly leads: boolean;
  readonly memberCount: number;
  readonly calendar: Calendar;
};

/** How somebody stands in a team, by one query; null where they are not in it. */
export async function findStanding(db: Database, teamId: string, userId: string): Promise<Standing | null> {
  const [found] = await db
    .select({
      ...{ role: own.role, leads, memberCount: teams.memberCount },
      ...{ timezone: teams.timezone, calendar: teams.calendar },
    })
    .from(own)
    .innerJoin(teams, eq(teams.id, own.teamId))
    .where(and(eq(own.teamId, teamId), eq(own.userId, userId), isNull(own.leftAt)));
  if (!found) return null;
  const { timezone, calendar, ...standing } = found;
  return { teamId, userId, ...standing, calendar: makeCalendar({ timezone, ...calendar }) };
}
