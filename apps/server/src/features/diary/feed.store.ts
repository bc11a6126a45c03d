import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { diaries, diaryTeams } from '../../db/schema/diary.ts';
import { type DiaryRow, diaryWithAuthor, toDiaryRow } from './store.ts';

type FeedPage = {
  /** The last diary read: its day and id. */
  readonly after: readonly [day: string, diaryId: string] | undefined;
  readonly limit: number;
};

/**
 * The diaries that some teams read, newest day first, each once.
 * Every team gives as many rows as a page holds, from its own part of the index; the page is cut from those before
 * anything is joined to it, so that it costs the same at the end of a long feed as at its beginning.
 */
export async function listFeed(
  db: Database,
  teamIds: readonly string[],
  { after, limit }: FeedPage,
): Promise<DiaryRow[]> {
  const ofTeam = db
    .select({ day: diaryTeams.day, diaryId: diaryTeams.diaryId })
    .from(diaryTeams)
    .where(
      and(
        sql`${diaryTeams.teamId} = read_by.team_id`,
        after && sql`(${diaryTeams.day}, ${diaryTeams.diaryId}) < (${after[0]}::date, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(diaryTeams.day), desc(diaryTeams.diaryId))
    .limit(limit)
    .as('of_team');
  const page = db
    .selectDistinct({ day: ofTeam.day, diaryId: ofTeam.diaryId })
    .from(sql`unnest(${sql.param(teamIds)}::uuid[]) as read_by(team_id)`)
    .innerJoinLateral(ofTeam, sql`true`)
    .orderBy(desc(ofTeam.day), desc(ofTeam.diaryId))
    .limit(limit)
    .as('page');
  const rows = await db
    .select(diaryWithAuthor)
    .from(page)
    .innerJoin(diaries, eq(diaries.id, page.diaryId))
    .innerJoin(users, eq(users.id, diaries.authorId))
    .orderBy(desc(page.day), desc(page.diaryId));
  return rows.map(toDiaryRow);
}
