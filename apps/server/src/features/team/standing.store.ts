import type { Calendar } from '@garden/calendar';
import type { MemberRole } from '@garden/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { teams } from '../../db/schema/team.ts';
import type { PublicContext } from '../../http/context.ts';
import { countDays } from './calendar.rules.ts';
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

type Source = Pick<PublicContext, 'database' | 'holidays' | 'now'>;
type Asked = {
  readonly teamId: string;
  readonly userId: string;
  /** The year whose holidays matter, with those around it; without one, that of the moment. */
  readonly year?: number | undefined;
};

/** How somebody stands in a team, by one query; null where they are not in it. */
export async function findStanding(
  { database, holidays, now }: Source,
  { teamId, userId, year = now.getUTCFullYear() }: Asked,
): Promise<Standing | null> {
  const [found] = await database.db
    .select({
      role: own.role,
      leads,
      memberCount: teams.memberCount,
      timezone: teams.timezone,
      calendar: teams.calendar,
    })
    .from(own)
    .innerJoin(teams, eq(teams.id, own.teamId))
    .where(and(eq(own.teamId, teamId), eq(own.userId, userId), isNull(own.leftAt)));
  if (!found) return null;
  const { timezone, calendar, ...standing } = found;
  const publicDays = await holidays.between(calendar.region, year - 1, year + 1);
  return { teamId, userId, ...standing, calendar: countDays({ timezone, calendar }, publicDays).calendar };
}
