import type { Source } from '@garden/analysis';
import { and, between, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries, diaryTeams } from '../../../db/schema/diary.ts';
import { personColumns } from '../../account/store.ts';
import type { Reader } from '../../diary/policy.ts';
import { followedBy } from '../../follow/following/store.ts';
import { inGroup } from '../../follow/groups/store.ts';
import { wordLists } from '../../team/words/store.ts';
import { takesPart } from '../switches/store.ts';
import { entryForAll } from './rules.ts';

/** A diary of someone followed, as its reader may read it. */
export type FollowedDiary = Source & {
  readonly day: string;
  readonly author: { readonly id: string; readonly name: string; readonly avatar: string | null };
  readonly words: readonly string[];
};

/** More than these are looked through by their newest: work and memory stay flat. */
export const MOST_DIARIES = 200;

type Wanted = { readonly from: string; readonly to: string; readonly followGroupId: string | undefined };

/**
 * The diaries of some days that teams of the reader read, by the people they follow, or have in a group; the
 * newest first. Who has turned these summaries off is in none.
 */
export async function listFollowedDiaries(
  db: Database,
  { userId, teamIds }: Reader,
  { from, to, followGroupId }: Wanted,
): Promise<FollowedDiary[]> {
  const people = followGroupId === undefined ? followedBy(userId) : inGroup(userId, followGroupId);
  const page = db
    .selectDistinct({ diaryId: diaryTeams.diaryId, day: diaryTeams.day })
    .from(diaryTeams)
    .where(
      and(
        sql`${diaryTeams.teamId} = any (${sql.param(teamIds)}::uuid[])`,
        between(diaryTeams.day, from, to),
        sql`${diaryTeams.authorId} <> ${userId}`,
        inArray(diaryTeams.authorId, sql`(${people})`),
        takesPart(sql`${diaryTeams.authorId}`, 'focus'),
      ),
    )
    .orderBy(desc(diaryTeams.day), desc(diaryTeams.diaryId))
    .limit(MOST_DIARIES)
    .as('page');
  const rows = await db
    .select({
      id: diaries.id,
      day: diaries.day,
      author: personColumns(users),
      sections: diaries.sections,
      words: wordLists(sql`${diaries.teamIds}`),
    })
    .from(page)
    .innerJoin(diaries, and(eq(diaries.id, page.diaryId), isNull(diaries.deletedAt)))
    .innerJoin(users, eq(users.id, diaries.authorId))
    .orderBy(desc(diaries.day), desc(diaries.id));
  return rows.map(({ sections, author, ...row }) => ({
    ...row,
    author,
    authorId: author.id,
    entry: entryForAll(sections),
  }));
}
