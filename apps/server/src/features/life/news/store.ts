import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries, diaryTeams } from '../../../db/schema/diary.ts';
import {
  teamNews,
  teamNewsFollows,
  teamNewsHelpers,
  teamNewsReads,
  teamNewsSources,
} from '../../../db/schema/life.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import { personColumns } from '../../account/store.ts';
import type { Reader } from '../../diary/policy.ts';
import { talkColumn } from '../../notice/objects/hooks.ts';
import { diaryColumns, type NamedMember, type ReadDiary, toRead } from '../summary/store.ts';
import { NEWS } from './rules.ts';

/** As many items as a page shows: those of its day, and open blockers of earlier ones. */
const MOST_SHOWN = 40;
/** As many days as the archive offers. */
const MOST_DAYS = 60;

/** Which day’s news are asked for; that of an item, or the newest. */
export type Wanted = {
  readonly teamId: string;
  readonly day: string | undefined;
  readonly itemId: string | undefined;
};

/** How many people whose diaries its team reads an item rests on, must not be fewer than it needs. */
export const isResting = (item: {
  readonly id: SQL;
  readonly teamId: SQL;
  readonly leastPeople: SQL;
}): SQL => sql`(
  select count(distinct entry.author_id) from ${teamNewsSources} as source
  join ${diaryTeams} as entry on entry.diary_id = source.diary_id and entry.team_id = ${item.teamId}
  where source.item_id = ${item.id}
) >= ${item.leastPeople}`;

const resting = isResting({
  id: sql`${teamNews.id}`,
  teamId: sql`${teamNews.teamId}`,
  leastPeople: sql`${teamNews.leastPeople}`,
});

/** The day that is asked for, as a part of a statement. */
function dayOf({ teamId, day, itemId }: Wanted): SQL {
  if (day !== undefined) return sql`${day}::date`;
  const of =
    itemId === undefined
      ? sql`select max(known.day)`
      : sql`select coalesce(max(known.day) filter (where known.id = ${itemId}), max(known.day))`;
  return sql`(${of} from ${teamNews} as known where known.team_id = ${teamId})`;
}

/** The ids of the items of a page. */
const pageOf = (wanted: Wanted): SQL => {
  const day = dayOf(wanted);
  return sql`(
    select ${teamNews.id} as id from ${teamNews}
    where ${teamNews.teamId} = ${wanted.teamId} and ${resting} and (
      ${teamNews.day} = ${day}
      or ${teamNews.kind} = 'blocker' and ${teamNews.solvedAt} is null and ${teamNews.day} < ${day}
    )
    order by ${teamNews.day} desc, ${teamNews.place}
    limit ${MOST_SHOWN}
  ) as page`;
};

export type NewsRow = Awaited<ReturnType<typeof listNews>>[number];

/** The news of a day and the open blockers before it, the newest first. */
export function listNews(db: Database, hooks: Hooks, wanted: Wanted, { userId, teamIds }: Reader) {
  const [owner, solver] = [alias(users, 'owner'), alias(users, 'solver')];
  const helper = alias(users, 'helper');
  const named = personColumns(helper);
  return db
    .select({
      id: teamNews.id,
      day: teamNews.day,
      kind: teamNews.kind,
      phrase: teamNews.phrase,
      impact: teamNews.impact,
      trend: teamNews.trend,
      leastPeople: teamNews.leastPeople,
      solvedAt: teamNews.solvedAt,
      isOfDay: sql<boolean>`${teamNews.day} = ${dayOf(wanted)}`,
      owner: personColumns(owner),
      solver: personColumns(solver),
      helpers: sql<NamedMember[]>`(
        select coalesce(json_agg(
          json_build_object('id', ${named.id}, 'name', ${named.name}, 'avatar', ${named.avatar})
          order by offered.offered_at, offered.user_id
        ), '[]')
        from ${teamNewsHelpers} as offered join ${users} as helper on ${helper.id} = offered.user_id
        where offered.item_id = ${teamNews.id}
      )`,
      following: sql<boolean>`exists (
        select from ${teamNewsFollows} as followed
        where followed.team_id = ${teamNews.teamId} and followed.user_id = ${userId}
          and followed.theme_key = ${teamNews.themeKey}
      )`,
      talk: hooks.column(talkColumn, {
        kind: NEWS,
        objectId: sql`${teamNews.id}`,
        teamIds: sql`array[${teamNews.teamId}]`,
        readerId: sql`${userId}::uuid`,
        readerTeamIds: sql`${sql.param(teamIds)}::uuid[]`,
      }),
    })
    .from(pageOf(wanted))
    .innerJoin(teamNews, sql`${teamNews.id} = page.id`)
    .innerJoin(owner, eq(owner.id, teamNews.ownerId))
    .leftJoin(solver, eq(solver.id, teamNews.solvedBy))
    .orderBy(desc(teamNews.day), teamNews.place);
}

/** A sentence that an item rests on, with the diary in which its team reads it. */
export type NewsSource = { readonly itemId: string; readonly ref: string; readonly diary: ReadDiary };

/** The same page’s sentences, in their order. */
export async function listSources(db: Database, wanted: Wanted): Promise<NewsSource[]> {
  const rows = await db
    .select({ itemId: teamNewsSources.itemId, ref: teamNewsSources.ref, ...diaryColumns })
    .from(pageOf(wanted))
    .innerJoin(teamNewsSources, sql`${teamNewsSources.itemId} = page.id`)
    .innerJoin(
      diaryTeams,
      and(eq(diaryTeams.diaryId, teamNewsSources.diaryId), eq(diaryTeams.teamId, wanted.teamId)),
    )
    .innerJoin(diaries, eq(diaries.id, diaryTeams.diaryId))
    .innerJoin(users, eq(users.id, diaries.authorId))
    .orderBy(teamNewsSources.itemId, teamNewsSources.place);
  return rows.map(({ itemId, ref, ...row }) => ({ itemId, ref, diary: toRead(row, wanted.teamId) }));
}

/** The days that there are news of, the newest first, and up to which of them someone has read. */
export async function listNewsDays(
  db: Queryable,
  teamId: string,
  userId: string,
): Promise<{ readonly days: readonly string[]; readonly readTo: string | null }> {
  const rows = await db
    .selectDistinct({
      day: teamNews.day,
      readTo: sql<string | null>`(
        select read.day::text from ${teamNewsReads} as read
        where read.team_id = ${teamId} and read.user_id = ${userId}
      )`,
    })
    .from(teamNews)
    .where(and(eq(teamNews.teamId, teamId), resting))
    .orderBy(desc(teamNews.day))
    .limit(MOST_DAYS);
  return { days: rows.map(({ day }) => day), readTo: rows[0]?.readTo ?? null };
}
