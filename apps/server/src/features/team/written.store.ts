import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/open-database.ts';
import { diaryTeams } from '../../db/schema/diary.ts';
import { teamDays } from '../../db/schema/team.ts';

/** Counts an entry in or out of the day of some teams; in one order, so that no two publishers wait in a circle. */
export async function countWritten(
  tx: Transaction,
  teamIds: readonly string[],
  day: string,
  by: 1 | -1,
): Promise<void> {
  if (teamIds.length === 0) return;
  await tx
    .insert(teamDays)
    .values([...teamIds].sort().map((teamId) => ({ teamId, day, written: by })))
    .onConflictDoUpdate({
      target: [teamDays.teamId, teamDays.day],
      set: { written: sql`${teamDays.written} + ${by}` },
    });
}

/** Counts the entries of somebody who comes to a team, or leaves it, in or out of its days. */
export async function countMemberEntries(
  tx: Transaction,
  teamId: string,
  userId: string,
  by: 1 | -1,
): Promise<void> {
  const days = tx
    .select({ day: diaryTeams.day })
    .from(diaryTeams)
    .where(and(eq(diaryTeams.teamId, teamId), eq(diaryTeams.authorId, userId)));
  // Held in one order, for the same reason.
  await tx
    .select({ day: teamDays.day })
    .from(teamDays)
    .where(and(eq(teamDays.teamId, teamId), inArray(teamDays.day, days)))
    .orderBy(asc(teamDays.day))
    .for('no key update');
  await tx
    .update(teamDays)
    .set({ written: sql`${teamDays.written} + ${by}` })
    .where(and(eq(teamDays.teamId, teamId), inArray(teamDays.day, days)));
}
