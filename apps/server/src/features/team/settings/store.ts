import type { DailyQuestion } from '@garden/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/open-database.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import { DEFAULT_RULES } from '../rules.ts';

/** The daily questions of a team, in their order; none of no team. */
export async function listQuestions(
  db: Queryable,
  teamId: string | undefined,
): Promise<readonly DailyQuestion[]> {
  if (teamId === undefined) return [];
  const [found] = await db
    .select({ questions: teams.dailyQuestions })
    .from(teams)
    .where(eq(teams.id, teamId));
  return found?.questions ?? [];
}

/** When the home team of a person, the one they have been in longest, reminds its members; null for never. */
export async function findReminderTime(db: Queryable, userId: string): Promise<string | null> {
  const [home] = await db
    .select({ rules: teams.rules })
    .from(memberships)
    .innerJoin(teams, eq(teams.id, memberships.teamId))
    .where(and(eq(memberships.userId, userId), isNull(memberships.leftAt)))
    .orderBy(asc(memberships.joinedAt), asc(memberships.teamId))
    .limit(1);
  return (home?.rules ?? DEFAULT_RULES).remindAt;
}
