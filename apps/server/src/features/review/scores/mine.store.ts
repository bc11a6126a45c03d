import { type DiaryDay, parseDiaryDay } from '@garden/calendar';
import type { Grade } from '@garden/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries, vacations } from '../../../db/schema/diary.ts';
import { appeals, diaryScores, type StoredBreakdown, scoreSwitches } from '../../../db/schema/review.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import { hasSettler, listOwnAppeals } from '../appeals/store.ts';
import { isScoredIn, readStays, staysOf } from '../store.ts';
import { authorFacts, isScored } from './author.store.ts';

type Range = { readonly from: DiaryDay; readonly to: DiaryDay };

/** A day that someone has written, with its score where it lies within the range that is shown. */
export type OwnDay = {
  readonly id: string;
  readonly day: string;
  readonly late: boolean;
  readonly publishedAt: Date;
  readonly score: {
    /** Null of a plain grape. */
    readonly score: number | null;
    readonly grade: Grade | null;
    readonly parts: StoredBreakdown['parts'];
  } | null;
};

/** Every day that someone has written, with the scores that count in their home team. */
export async function listOwnDays(
  db: Queryable,
  { authorId, homeId }: { readonly authorId: string; readonly homeId: string | null },
  { from, to }: Range,
): Promise<OwnDay[]> {
  const { id, day, late, publishedAt } = diaries;
  return db
    .select({
      id,
      day,
      late,
      publishedAt,
      score: sql<OwnDay['score']>`(
        select json_build_object(
          'score', coalesce(held.score_after, worth.score), 'grade', coalesce(held.grade_after, worth.grade),
          'parts', worth.breakdown->'parts'
        )
        from ${diaryScores} as worth
        left join ${appeals} as held
          on held.diary_id = worth.diary_id and held.holds and held.team_id = ${homeId}::uuid
        where worth.diary_id = ${diaries}.id and ${diaries}.day between ${from}::date and ${to}::date
      )`,
    })
    .from(diaries)
    .where(and(eq(diaries.authorId, authorId), isNull(diaries.deletedAt)))
    .orderBy(asc(day));
}

/** What someone's months count by besides what they wrote, where they switched their scores off, and their appeals. */
export async function findOwnFacts(db: Queryable, userId: string) {
  const { facts, appeals } = await listOwnAppeals(db, userId, {
    stays: staysOf(users.id),
    vacation: sql<string[]>`array(
      select away.day::text from ${vacations} as away where away.user_id = ${users.id}
    )`,
    off: sql<string[]>`array(
      select switched.team_id from ${scoreSwitches} as switched where switched.user_id = ${users.id}
    )`,
    scored: isScored(users.id),
  });
  return {
    appeals,
    stays: readStays(facts?.stays ?? []),
    vacation: new Set((facts?.vacation ?? []).map(parseDiaryDay)),
    off: facts?.off ?? [],
    scored: facts?.scored ?? true,
  };
}

/** What is known of an author while an entry of theirs is written; `kept` where that day is published already. */
export async function findFactsOfDay(db: Queryable, authorId: string, day: DiaryDay, now: Date) {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const [found] = await db
    .select({
      facts: authorFacts({
        authorId: sql`${users.id}`,
        day: sql`${day}::date`,
        publishedAt: sql`coalesce(${diaries.publishedAt}, ${moment})`,
        now: moment,
      }),
      publishedAt: diaries.publishedAt,
      hasScore: sql<boolean | null>`case when ${diaryScores.diaryId} is not null
        then ${diaryScores.score} is not null end`,
    })
    .from(users)
    .leftJoin(diaries, and(eq(diaries.authorId, users.id), eq(diaries.day, day), isNull(diaries.deletedAt)))
    .leftJoin(diaryScores, eq(diaryScores.diaryId, diaries.id))
    .where(eq(users.id, authorId));
  return found ?? null;
}

export type OwnScore = typeof diaryScores.$inferSelect;

/** The score of one's own diary with how it came about; null where there is no such diary, or it bears none. */
export async function findOwnScore(db: Queryable, diaryId: string, authorId: string) {
  const { id, day, publishedAt } = diaries;
  const self = sql`${authorId}::uuid`;
  const [found] = await db
    .select({
      id,
      day,
      publishedAt,
      worth: diaryScores,
      scored: isScored(self),
      settled: { teamId: appeals.teamId, score: appeals.scoreAfter, grade: appeals.gradeAfter },
      // Once for each day: also where another diary of it was appealed.
      appealed: sql<boolean>`exists (
        select from ${appeals} as asked where asked.author_id = ${self} and asked.day = ${diaries}.day
      )`,
      // As the appeal itself asks: of a team that scores them, and in which someone else may settle.
      mayBeSettled: sql<boolean>`exists (
        select from ${memberships} as belongs join ${teams} as scoring on scoring.id = belongs.team_id
        where belongs.user_id = ${self} and belongs.left_at is null and belongs.team_id = any (${diaries}.team_ids)
          and ${isScoredIn({ id: sql.raw('scoring.id'), rules: sql.raw('scoring.rules') }, self)}
          and ${hasSettler(sql.raw('belongs.team_id'), self)}
      )`,
      first: sql<boolean>`not exists (
        select from ${diaries} as before
        where before.author_id = ${self}
          and (before.published_at, before.id) < (${diaries}.published_at, ${diaries}.id)
      )`,
    })
    .from(diaries)
    .leftJoin(diaryScores, eq(diaryScores.diaryId, id))
    .leftJoin(appeals, and(eq(appeals.diaryId, id), appeals.holds))
    .where(and(eq(id, diaryId), eq(diaries.authorId, authorId), isNull(diaries.deletedAt)));
  if (!found) return null;
  const { teamId, score, grade } = found.settled ?? {};
  const settled = teamId && score != null && grade ? { teamId, score, grade } : null;
  return { ...found, settled };
}
