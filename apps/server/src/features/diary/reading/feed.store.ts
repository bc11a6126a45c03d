import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries, diaryTeams } from '../../../db/schema/diary.ts';
import { type DiaryRow, diaryWithAuthor, toDiaryRow } from '../store.ts';

/** Whose diaries, and of which days. */
export type FeedSource = {
  readonly teamIds: readonly string[];
  /** Those of some people alone. */
  readonly authorIds?: readonly string[] | undefined;
  /** Of this author also those that no team reads. */
  readonly allOf?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

type FeedPage = {
  /** The last diary read: its day and id. */
  readonly after: readonly [day: string, diaryId: string] | undefined;
  readonly limit: number;
};

/**
 * The diaries that some teams read, newest day first, each once.
 * Every team, or every author in it, gives as many rows as a page holds, from its own part of the index; the page is cut
 * from those before anything is joined to it, so that it costs the same at the end of a long feed as at its beginning.
 */
export async function listFeed(db: Database, source: FeedSource, page: FeedPage): Promise<DiaryRow[]> {
  const { authorIds, allOf } = source;
  const sources = [
    authorIds === undefined ? ofTeams(source, page) : ofAuthors(source, authorIds, page),
    ...(allOf === undefined ? [] : [ofOneself(source, allOf, page)]),
  ];
  const rows = await db
    .select(diaryWithAuthor)
    .from(sql`(
      select distinct day, diary_id from (${sql.join(sources, sql` union all `)}) as found(day, diary_id)
      order by day desc, diary_id desc limit ${page.limit}
    ) as page`)
    .innerJoin(diaries, sql`${diaries.id} = page.diary_id`)
    .innerJoin(users, eq(users.id, diaries.authorId))
    .orderBy(desc(diaries.day), desc(diaries.id));
  return rows.map(toDiaryRow);
}

function ofTeams(source: FeedSource, page: FeedPage): SQL {
  return sql`select of_team.* from unnest(${sql.param(source.teamIds)}::uuid[]) as read_by(team_id)
    cross join lateral (
      select ${diaryTeams.day}, ${diaryTeams.diaryId} from ${diaryTeams}
      where ${diaryTeams.teamId} = read_by.team_id
        and ${onPage(sql`${diaryTeams.day}`, sql`${diaryTeams.diaryId}`, source, page)}
    ) of_team`;
}

function ofAuthors(source: FeedSource, authorIds: readonly string[], page: FeedPage): SQL {
  return sql`select of_author.* from unnest(${sql.param(source.teamIds)}::uuid[]) as read_by(team_id)
    cross join unnest(${sql.param(authorIds)}::uuid[]) as written_by(author_id)
    cross join lateral (
      select ${diaryTeams.day}, ${diaryTeams.diaryId} from ${diaryTeams}
      where ${diaryTeams.teamId} = read_by.team_id and ${diaryTeams.authorId} = written_by.author_id
        and ${onPage(sql`${diaryTeams.day}`, sql`${diaryTeams.diaryId}`, source, page)}
    ) of_author`;
}

function ofOneself(source: FeedSource, authorId: string, page: FeedPage): SQL {
  return sql`(
    select ${diaries.day}, ${diaries.id} from ${diaries}
    where ${diaries.authorId} = ${authorId} and ${diaries.deletedAt} is null
      and ${onPage(sql`${diaries.day}`, sql`${diaries.id}`, source, page)}
  )`;
}

/** The end of a query for rows with a day and an id: those after the last one read, in the order of the feed. */
function onPage(day: SQL, id: SQL, { from, to }: FeedSource, { after, limit }: FeedPage): SQL {
  const conditions = [
    ...(after ? [sql`(${day}, ${id}) < (${after[0]}::date, ${after[1]}::uuid)`] : []),
    ...(from ? [sql`${day} >= ${from}::date`] : []),
    ...(to ? [sql`${day} <= ${to}::date`] : []),
  ];
  const all = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  return sql`${all} order by ${day} desc, ${id} desc limit ${limit}`;
}
