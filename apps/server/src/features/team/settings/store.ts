import type { DailyQuestion } from '@garden/contract';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { teams } from '../../../db/schema/team.ts';

/** The daily questions of a team, in their order; none of no team. */
export async function listQuestions(
  db: Database | Transaction,
  teamId: string | undefined,
): Promise<readonly DailyQuestion[]> {
  if (teamId === undefined) return [];
  const [found] = await db
    .select({ questions: teams.dailyQuestions })
    .from(teams)
    .where(eq(teams.id, teamId));
  return found?.questions ?? [];
}
