import { desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/open-database.ts';
import { rowsAs } from '../../../db/rows-as.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { collections, quotes } from '../../../db/schema/wisdom.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import { personColumns } from '../../account/store.ts';
import type { Reader } from '../../diary/policy.ts';
import { talkColumn } from '../../notice/objects/hooks.ts';
import { wordLists } from '../../team/words/store.ts';
import { QUOTE } from './rules.ts';

/** A line with all that its reader is shown beside it. */
export type HydratedQuote = Awaited<ReturnType<typeof selectHydrated>>[number];

/** A line's place in a list. */
export type QuoteKey = readonly [likes: string, id: string];

type Page = { readonly after: QuoteKey | undefined; readonly limit: number };

/** What is shown of a line, taken along where a page is cut, so that none of its rows is looked up again. */
const LINE = sql.raw(
  ['id', 'team_id', 'keeper_id', 'writer_id', 'diary_id', 'text', 'source', 'day', 'likes', 'created_at']
    .map((column) => `line.${column}`)
    .join(', '),
);

/**
 * Lines as one reader is shown them, by one statement.
 * @param page a query of the columns of `LINE`; it is cut already
 * @param by the order of its rows
 */
function selectHydrated(db: Queryable, hooks: Hooks, page: SQL, by: SQL, { userId, teamIds }: Reader) {
  const [keeper, writer] = [alias(users, 'keeper'), alias(users, 'writer')];
  const ownTeam = sql`array[${quotes.teamId}]`;
  return db
    .select({
      id: quotes.id,
      teamId: quotes.teamId,
      keeperId: quotes.keeperId,
      writerId: quotes.writerId,
      text: quotes.text,
      source: quotes.source,
      day: quotes.day,
      likes: quotes.likes,
      createdAt: quotes.createdAt,
      keeper: personColumns(keeper),
      writer: personColumns(writer),
      diary: { id: diaries.id, authorId: diaries.authorId, day: diaries.day },
      words: wordLists(ownTeam),
      talk: hooks.column(talkColumn, {
        kind: QUOTE,
        objectId: sql`${quotes.id}`,
        teamIds: ownTeam,
        readerId: sql`${userId}::uuid`,
        readerTeamIds: sql`${sql.param(teamIds)}::uuid[]`,
      }),
      collectedAs: sql<string | null>`(
        select item.id from ${collections} as item
        where item.owner_id = ${userId} and item.quote_id = ${quotes.id} and item.deleted_at is null
      )`,
    })
    .from(rowsAs(quotes, page))
    .innerJoin(keeper, eq(keeper.id, quotes.keeperId))
    .leftJoin(writer, eq(writer.id, quotes.writerId))
    .leftJoin(
      diaries,
      sql`${diaries.id} = ${quotes.diaryId} and ${diaries.deletedAt} is null
        and (${diaries.authorId} = ${userId} or ${diaries.teamIds} && ${sql.param(teamIds)}::uuid[])`,
    )
    .orderBy(by);
}

const SHOWN = sql.raw('line.deleted_at is null and line.withheld_at is null');

type Order = {
  /** How a page is cut, and how its rows are told then. */
  readonly cut: SQL;
  readonly by: SQL;
  /** What comes after a key. */
  readonly beyond: (key: QuoteKey) => SQL;
};

const orders = {
  newest: {
    cut: sql.raw('line.id desc'),
    by: sql`${quotes.id} desc`,
    beyond: ([, id]) => sql`line.id < ${id}::uuid`,
  },
  liked: {
    cut: sql.raw('line.likes desc, line.id desc'),
    by: sql`${quotes.likes} desc, ${quotes.id} desc`,
    beyond: ([likes, id]) => sql`(line.likes, line.id) < (${likes}::int, ${id}::uuid)`,
  },
} as const satisfies Record<string, Order>;

export type QuoteOrder = keyof typeof orders;

type Listed = {
  readonly reader: Reader;
  /** The teams whose lines are listed. */
  readonly teamIds: readonly string[];
  readonly order: QuoteOrder;
  readonly page: Page;
};

/** The lines of some teams. Each gives as many as a page holds from its own part of an index. */
export function listQuotes(
  { db, hooks }: { readonly db: Queryable; readonly hooks: Hooks },
  { reader, teamIds, order, page }: Listed,
): Promise<HydratedQuote[]> {
  const ofEach = sql`select ${LINE} from ${quotes} as line
    where line.team_id = places.team_id and ${SHOWN} ${isBeyond(order, page)} ${cut(order, page)}`;
  const found = sql`select line.* from unnest(${sql.param(teamIds)}::uuid[]) as places(team_id)
    cross join lateral (${ofEach}) as line ${cut(order, page)}`;
  return selectHydrated(db, hooks, found, orders[order].by, reader);
}

/** The lines that someone published, in one team or wherever. */
export function listOwnQuotes(
  { db, hooks }: { readonly db: Queryable; readonly hooks: Hooks },
  { reader, teamId, order, page }: Omit<Listed, 'teamIds'> & { readonly teamId: string | undefined },
): Promise<HydratedQuote[]> {
  const inTeam = teamId === undefined ? sql`` : sql`and line.team_id = ${teamId}`;
  const found = sql`select ${LINE} from ${quotes} as line
    where line.keeper_id = ${reader.userId} and ${SHOWN} ${inTeam} ${isBeyond(order, page)} ${cut(order, page)}`;
  return selectHydrated(db, hooks, found, orders[order].by, reader);
}

/**
 * Lines that may hold some words: all that do are among them.
 * @param query a condition on what they are found by
 */
export function searchQuotes(
  { db, hooks }: { readonly db: Queryable; readonly hooks: Hooks },
  {
    reader,
    query,
    isOwn,
    order,
    page,
  }: Omit<Listed, 'teamIds'> & { readonly query: string; readonly isOwn: boolean },
): Promise<HydratedQuote[]> {
  const own = isOwn ? sql`and line.keeper_id = ${reader.userId}` : sql``;
  const found = sql`select ${LINE} from ${quotes} as line
    where line.words @@ ${query}::tsquery and ${SHOWN} ${own} ${isBeyond(order, page)} ${cut(order, page)}`;
  return selectHydrated(db, hooks, found, orders[order].by, reader);
}

/** One line, where it is there for its reader. */
export async function findQuote(
  { db, hooks }: { readonly db: Queryable; readonly hooks: Hooks },
  id: string,
  reader: Reader,
): Promise<HydratedQuote | null> {
  const { userId, teamIds } = reader;
  const found = sql`select ${LINE} from ${quotes} as line
    where line.id = ${id} and ${SHOWN} and (
      line.team_id = any (${sql.param(teamIds)}::uuid[]) or line.keeper_id = ${userId} or line.writer_id = ${userId}
    )`;
  const [quote] = await selectHydrated(db, hooks, found, orders.newest.by, reader);
  return quote ?? null;
}

type Taken = { readonly teamId: string; readonly text: string } & (
  | { readonly diaryId: string; readonly commentId: null }
  | { readonly diaryId: string | null; readonly commentId: string }
);

/** A line that a team has already, from the same place. */
export async function findTaken(
  { db, hooks }: { readonly db: Queryable; readonly hooks: Hooks },
  { teamId, text, diaryId, commentId }: Taken,
  reader: Reader,
): Promise<HydratedQuote | null> {
  const from =
    commentId === null
      ? sql`line.diary_id = ${diaryId} and line.comment_id is null`
      : sql`line.comment_id = ${commentId}`;
  const found = sql`select ${LINE} from ${quotes} as line
    where ${from} and line.team_id = ${teamId} and line.text = ${text} and ${SHOWN} limit 1`;
  const [quote] = await selectHydrated(db, hooks, found, orders.newest.by, reader);
  return quote ?? null;
}

/** The same line as someone took it for the team before and took it out again themselves, last of all; null where no one did. */
export async function findTakenOut(
  db: Queryable,
  { teamId, text, diaryId, commentId, keeperId }: Taken & { readonly keeperId: string },
): Promise<string | null> {
  const from =
    commentId === null
      ? sql`${quotes.diaryId} = ${diaryId} and ${quotes.commentId} is null`
      : sql`${quotes.commentId} = ${commentId}`;
  const [before] = await db
    .select({ id: quotes.id, deletedBy: quotes.deletedBy, withheldAt: quotes.withheldAt })
    .from(quotes)
    .where(
      sql`${from} and ${quotes.teamId} = ${teamId} and ${quotes.text} = ${text} and ${quotes.keeperId} = ${keeperId}`,
    )
    .orderBy(desc(quotes.id))
    .limit(1);
  return before?.deletedBy === keeperId && before.withheldAt === null ? before.id : null;
}

/** So many lines of a team are looked at for a day's mix: the newest, and the most liked. */
const CANDIDATES = { newest: 300, liked: 100 } as const;
const HANDFUL = 5;
/** A line comes round on one day of so many, which is its own for each person. */
const EVERY_DAYS = 7;
/** So many come on each day where there are as many, those of other days if need be. */
const AT_LEAST = 3;

/**
 * Lines of some teams for one person and day: the same all day. None came in the six days before, where the teams have
 * enough; where they have few, those come again whose own day is farthest away.
 */
export function listBroadcast(
  { db, hooks }: { readonly db: Queryable; readonly hooks: Hooks },
  {
    reader,
    teamIds,
    today,
  }: { readonly reader: Reader; readonly teamIds: readonly string[]; readonly today: string },
): Promise<HydratedQuote[]> {
  const first = (order: QuoteOrder) => sql`(
    select line.id from ${quotes} as line where line.team_id = places.team_id and ${SHOWN}
    order by ${orders[order].cut} limit ${CANDIDATES[order]}
  )`;
  const day = sql`(${today}::date - date '2000-01-01')`;
  const salted = (id: SQLWrapper, seed: SQL) =>
    sql`hashtextextended(${id}::text || ${reader.userId}::text, ${seed})`;
  const place = (id: SQLWrapper) => salted(id, sql`${day}::bigint`);
  const found = sql.raw('found.id');
  const away = sql`((${salted(found, sql`0`)} & 1073741823) - ${day}) % ${EVERY_DAYS}`;
  const inTurn = sql`abs(candidate.away) > 0, abs(2 * abs(candidate.away) - ${EVERY_DAYS}), candidate.place, candidate.id`;
  const chosen = sql`
    select ${LINE} from (
      select candidate.id, candidate.away, row_number() over (order by ${inTurn}) as turn from (
        select found.id, ${away} as away, ${place(found)} as place
        from unnest(${sql.param(teamIds)}::uuid[]) as places(team_id)
        cross join lateral (${first('newest')} union ${first('liked')}) as found
      ) as candidate
    ) as chosen
    join ${quotes} as line on line.id = chosen.id
    where chosen.turn <= case when chosen.away = 0 then ${HANDFUL}::int else ${AT_LEAST}::int end`;
  return selectHydrated(db, hooks, chosen, sql`${place(quotes.id)}, ${quotes.id}`, reader);
}

function isBeyond(order: QuoteOrder, { after }: Page): SQL {
  return after ? sql`and ${orders[order].beyond(after)}` : sql``;
}

function cut(order: QuoteOrder, { limit }: Page): SQL {
  return sql`order by ${orders[order].cut} limit ${limit}`;
}
