import { addDays, type DiaryDay, isWorkingDay } from '@garden/calendar';
import { and, between, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries, diaryTeams } from '../../../db/schema/diary.ts';
import { teamNews, teamNewsFollows, teamNewsSources } from '../../../db/schema/life.ts';
import { memberships } from '../../../db/schema/team.ts';
import type { FoundNews } from '../../../platform/analysis/analysis.ts';
import { personColumns } from '../../account/store.ts';
import { notify } from '../../notice/store.ts';
import type { MorningKind, MorningSource, NumbersDue } from '../../team/mornings/hooks.ts';
import { listNumbers } from '../../team/mornings/store.ts';
import { countDays } from '../../team/settings/rules.ts';
import { LEAST_WRITERS, lastWorkingDay } from '../summary/rules.ts';
import { diaryColumns, listDiaries, type NamedMember, type ReadDiary, toRead } from '../summary/store.ts';
import { LEAST_PEOPLE, NEWS, refOf } from './rules.ts';

/** What trends are measured against. */
const DAYS_BEFORE = 14;
/** So many diaries of each of those days are enough for a share. */
const MOST_BEFORE = 40;

/** What is kept of a morning: which day its news are of. */
type Morning = { readonly of: DiaryDay; readonly items: number };

type Made = {
  readonly due: NumbersDue;
  readonly of: DiaryDay;
  readonly found: readonly (FoundNews & { readonly id: string })[];
  readonly members: readonly NamedMember[];
};

/**
 * The news of teams, made once on each of their working mornings. A team’s diaries are read by themselves, so that what
 * many teams cost grows with their number, and memory with the largest alone.
 */
export const morningNews: MorningKind = {
  kind: NEWS,
  keepDays: 3 * 365,
  async take(source, due) {
    const { db } = source.database;
    const teamIds = due.map(({ teamId }) => teamId);
    const [kept, members] = await Promise.all([listNumbers(db, NEWS, teamIds), listMembers(db, teamIds)]);
    const made: Made[] = [];
    for (const each of due) {
      const of = await dayOfNews(source, each);
      if (of === null) continue;
      const named = members.get(each.teamId) ?? [];
      made.push({ due: each, of, found: await makeNews(source, each.teamId, of, named), members: named });
    }
    const taken = made.map(({ due: { teamId }, of, found }) => ({
      teamId,
      part: '',
      numbers: { of, items: found.length } satisfies Morning,
    }));
    // A morning without work leaves the news of the last one.
    const others = kept.filter(({ teamId }) => !taken.some((each) => each.teamId === teamId));
    return { numbers: [...taken, ...others], keep: (tx) => keepNews(tx, source, made) };
  },
  async eraseOld() {
    // The archive stays as long as the diaries that it leads to.
  },
};

/** The last working day before a working morning; null where its team rests. */
async function dayOfNews(
  { holidays }: MorningSource,
  { calendar, timezone, day }: NumbersDue,
): Promise<DiaryDay | null> {
  const year = Number(day.slice(0, 4));
  const publicDays = await holidays.between(calendar.region, year - 1, year + 1);
  const days = countDays({ timezone, calendar }, publicDays).calendar;
  return isWorkingDay(day, days) ? lastWorkingDay(day, days) : null;
}

async function makeNews(
  { analysis, database: { db }, random }: MorningSource,
  teamId: string,
  of: DiaryDay,
  members: readonly NamedMember[],
): Promise<Made['found']> {
  const today = await listDiaries(db, { teamId, from: of, to: of });
  if (new Set(today.map(({ authorId }) => authorId)).size < LEAST_WRITERS) return [];
  const before = await listBefore(db, teamId, of);
  const found = await analysis.newsOfTeam(
    {
      today: today.map(toSource),
      before: [...Map.groupBy(before, ({ day }) => day).values()].map((diaries) => diaries.map(toSource)),
      members: members.map(({ id, name }) => ({ id, name })),
    },
    // Of one team’s work, so that no other team waits for it.
    { actor: { userId: teamId }, signal: new AbortController().signal },
  );
  return found.map((each) => ({ ...each, id: random.id() }));
}

const toSource = ({ id, authorId, entry }: ReadDiary) => ({ id, authorId, entry });

/** Some diaries of each of the days before a day. */
async function listBefore(db: Database, teamId: string, of: DiaryDay): Promise<ReadDiary[]> {
  const page = db
    .select({
      diaryId: diaryTeams.diaryId,
      at: sql<number>`row_number() over (partition by ${diaryTeams.day} order by ${diaryTeams.diaryId})`.as(
        'at',
      ),
    })
    .from(diaryTeams)
    .where(
      and(eq(diaryTeams.teamId, teamId), between(diaryTeams.day, addDays(of, -DAYS_BEFORE), addDays(of, -1))),
    )
    .as('page');
  const rows = await db
    .select(diaryColumns)
    .from(page)
    .innerJoin(diaries, eq(diaries.id, page.diaryId))
    .innerJoin(users, eq(users.id, diaries.authorId))
    .where(sql`${page.at} <= ${MOST_BEFORE}`)
    .orderBy(desc(diaries.day), desc(diaries.id));
  return rows.map((row) => toRead(row, teamId));
}

/** Everyone in some teams, by name. */
async function listMembers(
  db: Queryable,
  teamIds: readonly string[],
): Promise<ReadonlyMap<string, NamedMember[]>> {
  const rows = await db
    .select({ teamId: memberships.teamId, ...personColumns(users) })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(inArray(memberships.teamId, [...teamIds]), isNull(memberships.leftAt)));
  return Map.groupBy(rows, ({ teamId }) => teamId);
}

/** Keeps the news of a page of teams, and tells their members; of two servers that made them, the first one’s stay. */
async function keepNews(
  tx: Transaction,
  { clock, random }: MorningSource,
  made: readonly Made[],
): Promise<void> {
  const now = clock.now();
  const items = made.flatMap(({ due: { teamId }, of, found }) =>
    found.flatMap(({ id, kind, phrase, key, impact, trend, citations: [first] }, place) => {
      if (!first) return [];
      const words = { phrase, themeKey: key, impact, trend };
      const ownerId = first.authorId;
      return [
        {
          id,
          teamId,
          day: of,
          place,
          kind,
          ...words,
          leastPeople: LEAST_PEOPLE[kind],
          ownerId,
          createdAt: now,
        },
      ];
    }),
  );
  if (items.length === 0) return;
  const kept = await tx.insert(teamNews).values(items).onConflictDoNothing().returning({ id: teamNews.id });
  const isKept = new Set(kept.map(({ id }) => id));
  const sources = made.flatMap(({ found }) =>
    found
      .filter(({ id }) => isKept.has(id))
      .flatMap(({ id: itemId, citations }) =>
        citations.map((sentence, place) => ({
          itemId,
          place,
          diaryId: sentence.sourceId,
          ref: refOf(sentence),
        })),
      ),
  );
  if (sources.length > 0) await tx.insert(teamNewsSources).values(sources);
  const follows = await listFollows(tx, made);
  for (const {
    due: { teamId },
    found,
    members,
  } of made) {
    const told = found.filter(({ id }) => isKept.has(id));
    const [lead] = told;
    if (!lead) continue;
    const followers = follows.filter((follow) => follow.teamId === teamId);
    const byItem = Map.groupBy(members, ({ id: userId }) => {
      const themes = followers.filter((follow) => follow.userId === userId).map(({ themeKey }) => themeKey);
      return (told.find(({ key }) => key !== null && themes.includes(key)) ?? lead).id;
    });
    for (const [id, readers] of byItem) {
      const userIds = readers.map(({ id }) => id);
      const object = { kind: NEWS, id } as const;
      await notify(
        tx,
        { random, now },
        { userIds, kind: 'team_news', teamId, actorId: null, object, once: true },
      );
    }
  }
}

/** Who follows a theme that is in the news. */
async function listFollows(tx: Transaction, made: readonly Made[]) {
  const teamIds = made.map(({ due }) => due.teamId);
  const keys = made.flatMap(({ found }) => found.flatMap(({ key }) => key ?? []));
  if (keys.length === 0) return [];
  return tx
    .select({
      teamId: teamNewsFollows.teamId,
      userId: teamNewsFollows.userId,
      themeKey: teamNewsFollows.themeKey,
    })
    .from(teamNewsFollows)
    .where(and(inArray(teamNewsFollows.teamId, teamIds), inArray(teamNewsFollows.themeKey, keys)));
}
