import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { diaries, diaryTeams, drafts } from '../../../db/schema/diary.ts';

const without = (ids: typeof diaries.teamIds | typeof drafts.teamIds, teamId: string) =>
  sql`array_remove(${ids}, ${teamId}::uuid)`;

/**
 * Removes a team that has ended from the readers of at most so many diaries; a diary without other readers is private
 * to its author then.
 * @returns how many those were
 */
export async function detachTeam(db: Database, teamId: string, limit: number): Promise<number> {
  const due = db
    .select({ diaryId: diaryTeams.diaryId })
    .from(diaryTeams)
    .where(eq(diaryTeams.teamId, teamId))
    .limit(limit);
  const taken = db.$with('taken').as(
    db
      .delete(diaryTeams)
      .where(and(eq(diaryTeams.teamId, teamId), inArray(diaryTeams.diaryId, due)))
      .returning({ diaryId: diaryTeams.diaryId }),
  );
  const detached = await db
    .with(taken)
    .update(diaries)
    .set({ teamIds: without(diaries.teamIds, teamId) })
    .where(inArray(diaries.id, db.select({ diaryId: taken.diaryId }).from(taken)))
    .returning({ id: diaries.id });
  return detached.length;
}

/** Removes a team from what no feed holds: hidden diaries and drafts. */
export async function forgetTeam(tx: Transaction, teamId: string): Promise<void> {
  const holds = (ids: typeof diaries.teamIds | typeof drafts.teamIds) => sql`${teamId}::uuid = any(${ids})`;
  await tx
    .update(diaries)
    .set({ teamIds: without(diaries.teamIds, teamId) })
    .where(and(isNotNull(diaries.deletedAt), holds(diaries.teamIds)));
  await tx
    .update(drafts)
    .set({ teamIds: without(drafts.teamIds, teamId) })
    .where(holds(drafts.teamIds));
}
