import { type DiaryDay, parseDiaryDay } from '@garden/calendar';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries, vacations } from '../../../db/schema/diary.ts';
import { diaryScores, type StoredBreakdown, scoreSwitches } from '../../../db/schema/review.ts';
import { listOwnAppeals } from '../appeals/store.ts';
import { readStays, staysOf } from '../store.ts';
import { authorFacts, isScored } from './store.ts';

type Range = { readonly from: DiaryDay; readonly to: DiaryDay };

/** A day that someone has written, with its score where it lies within the range that is shown. */
export type OwnDay = {
  readonly id: string;
  readonly day: string;
  readonly late: boolean;
  readonly publishedAt: Date;
  readonly score: {
    readonly score: number;
    readonly grade: 'A' | 'B' | 'C' | 'D';
    readonly parts: StoredBreakdown['parts'];
  } | null;
};

/** Every day that someone has written. */
export async function listOwnDays(db: Queryable, authorId: string, { from, to }: Range): Promise<OwnDay[]> {
  const { id, day, late, publishedAt } = diaries;
  return db
    .select({
      ...{ id, day, late, publishedAt },
      score: sql<OwnDay['score']>`(
        select json_build_object('score', worth.score, 'grade', worth.grade, 'parts', worth.breakdown->'parts')
        from ${diaryScores} as worth
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
      settled: diaryScores.settled,
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
  const [found] = await db
    .select({ id, day, publishedAt, worth: diaryScores, scored: isScored(diaries.authorId) })
    .from(diaries)
    .leftJoin(diaryScores, eq(diaryScores.diaryId, id))
    .where(and(eq(id, diaryId), eq(diaries.authorId, authorId), isNull(diaries.deletedAt)));
  return found ?? null;
}
