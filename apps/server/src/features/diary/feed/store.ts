import { desc, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { diaries, diaryTeams } from '../../../db/schema/diary.ts';
import { type Params, statement } from '../../../db/statement.ts';
import { type EventContext, emitEvent } from '../../../platform/events.store.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import type { Ports } from '../../../platform/ports.ts';
import type { Reader } from '../policy.ts';
import { type HydratedDiary, preparedReader, readerValues, selectHydrated } from '../reading/store.ts';

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

export type FeedPage = {
  /** The last diary read: its day and id. */
  readonly after: readonly [day: string, diaryId: string] | undefined;
  readonly limit: number;
};

/** Sort before and after every day and id. */
const FIRST_DAY = '-infinity';
const LAST_DAY = 'infinity';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Where a page begins: one bound, since of two an index may begin at the wider one and read all between. */
function beginningOf({ to = LAST_DAY }: FeedSource, { after }: FeedPage): readonly [day: string, id: string] {
  return after && after[0] <= to ? after : [to, LAST_ID];
}

const limit = sql.placeholder('limit');
const ofEachTeam = sql`unnest(${sql.placeholder('teamIds')}::uuid[]) as read_by(team_id)`;

/** The end of a query for rows with a day and an id: those after the last one read, in the order of the feed. */
function onPage(day: SQL, id: SQL): SQL {
  return sql`(${day}, ${id}) < (${sql.placeholder('afterDay')}::date, ${sql.placeholder('afterId')}::uuid)
    and ${day} >= ${sql.placeholder('firstDay')}::date
    order by ${day} desc, ${id} desc limit ${limit}`;
}

const entriesOnPage = onPage(sql`entry.day`, sql`entry.diary_id`);

const ofTeams = sql`select of_team.* from ${ofEachTeam}
  cross join lateral (
    select entry.day, entry.diary_id from ${diaryTeams} as entry
    where entry.team_id = read_by.team_id and ${entriesOnPage}
  ) of_team`;

const ofAuthors = sql`select of_author.* from ${ofEachTeam}
  cross join unnest(${sql.placeholder('authorIds')}::uuid[]) as written_by(author_id)
  cross join lateral (
    select entry.day, entry.diary_id from ${diaryTeams} as entry
    where entry.team_id = read_by.team_id and entry.author_id = written_by.author_id and ${entriesOnPage}
  ) of_author`;

const ofOneself = sql`(
  select own.day, own.id from ${diaries} as own
  where own.author_id = ${sql.placeholder('ownId')}::uuid and own.deleted_at is null
    and ${onPage(sql`own.day`, sql`own.id`)}
)`;

/** The pages of a feed, by where its diaries come from: queries of the columns `day` and `diary_id`. */
export const feedPages = {
  teams: pageFrom([ofTeams]),
  authors: pageFrom([ofAuthors]),
  teamsAndOwn: pageFrom([ofTeams, ofOneself]),
  authorsAndOwn: pageFrom([ofAuthors, ofOneself]),
};

function pageFrom(sources: readonly SQL[]): SQL {
  return sql`
    select distinct day, diary_id from (${sql.join([...sources], sql` union all `)}) as found(day, diary_id)
    order by day desc, diary_id desc limit ${limit}`;
}

/** Which of the pages a source asks for. */
export function feedOf({ authorIds, allOf }: FeedSource): keyof typeof feedPages {
  if (authorIds === undefined) return allOf === undefined ? 'teams' : 'teamsAndOwn';
  return allOf === undefined ? 'authors' : 'authorsAndOwn';
}

/** What the placeholders of a page stand for, those of its reader included. */
export function feedValues(source: FeedSource, page: FeedPage, reader: Reader) {
  const [afterDay, afterId] = beginningOf(source, page);
  const { teamIds, authorIds, allOf: ownId, from: firstDay = FIRST_DAY } = source;
  return {
    teamIds,
    authorIds,
    ownId,
    afterDay,
    afterId,
    limit: page.limit,
    firstDay,
    ...readerValues(reader),
  };
}

export type FeedValues = ReturnType<typeof feedValues>;

const feedBy = (name: string, page: SQL) =>
  statement(name, (db, _: Params<FeedValues>, hooks: Hooks) =>
    selectHydrated(db, hooks, page, preparedReader).orderBy(desc(diaries.day), desc(diaries.id)),
  );

const feeds = {
  teams: feedBy('feed_of_teams', feedPages.teams),
  authors: feedBy('feed_of_authors', feedPages.authors),
  teamsAndOwn: feedBy('feed_of_teams_and_own', feedPages.teamsAndOwn),
  authorsAndOwn: feedBy('feed_of_authors_and_own', feedPages.authorsAndOwn),
};

/**
 * The diaries that some teams read as one reader is shown them, newest day first, each once.
 * Every team, or every author in it, gives as many rows as a page holds, from its own part of the index; the page is cut
 * from those before anything is joined to it, so that it costs the same at the end of a long feed as at its beginning.
 */
export async function listFeed(
  { database: { db }, hooks }: Pick<Ports, 'database' | 'hooks'>,
  source: FeedSource,
  page: FeedPage,
  reader: Reader,
): Promise<HydratedDiary[]> {
  return feeds[feedOf(source)](db, feedValues(source, page, reader), hooks);
}

/** Tells teams, once the transaction commits, of diaries that they read from now on. */
export function emitToFeeds(
  tx: Transaction,
  ctx: EventContext,
  diaries: readonly { readonly id: string }[],
  teamIds: readonly string[],
): void {
  emitOf('diaries', tx, ctx, diaries, teamIds);
}

/**
 * Tells teams, once the transaction commits, that a diary which they read or have read was changed; where there are none,
 * its author alone, whose other windows are to follow.
 */
export function emitChanged(
  tx: Transaction,
  ctx: EventContext,
  diary: { readonly id: string; readonly authorId: string },
  teamIds: readonly string[],
): void {
  const { id, authorId: audienceId } = diary;
  emitOf('diary', tx, ctx, [diary], teamIds);
  if (teamIds.length > 0) return;
  emitEvent(tx, ctx, { audience: 'person', audienceId, topic: 'ownDiary', object: { kind: 'diary', id } });
}

function emitOf(
  topic: 'diaries' | 'diary',
  tx: Transaction,
  ctx: EventContext,
  diaries: readonly { readonly id: string }[],
  teamIds: readonly string[],
): void {
  const events = teamIds.flatMap((audienceId) =>
    diaries.map(({ id }) => {
      const object = { kind: 'diary', id };
      return { audience: 'team', audienceId, topic, object } as const;
    }),
  );
  emitEvent(tx, ctx, ...events);
}
