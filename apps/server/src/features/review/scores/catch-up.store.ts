import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/open-database.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { diaryScores, scoreCatchUp } from '../../../db/schema/review.ts';
import type { Ports } from '../../../platform/ports.ts';
import { findWriter, type Writer } from '../../diary/days/store.ts';
import { EARLIER, judgedBy } from './author.store.ts';
import { keepScore } from './keeping.store.ts';
import { markUnscored } from './months.store.ts';
import { circumstancesOf, scoreEntry, shinglesOf, standingOf } from './rules.ts';

const AT_ONCE = 100;

/**
 * Gives diaries from before there were scores theirs, once and the newest first. Each step commits with how far it has
 * come, so that it goes on there after an end in between.
 */
export async function catchUp(ports: Ports): Promise<void> {
  const writers = new Map<string, Promise<Writer | null>>();
  const now = ports.clock.now();
  const writerOf = (userId: string) => {
    const found = writers.get(userId) ?? findWriter({ ...ports, now }, userId);
    writers.set(userId, found);
    return found;
  };
  while (await scoreSome(ports, writerOf));
}

type WriterOf = (userId: string) => Promise<Writer | null>;

/** Scores the next ones; false once there are none. */
async function scoreSome({ database, clock }: Ports, writerOf: WriterOf): Promise<boolean> {
  const { db } = database;
  const [state] = await db.select().from(scoreCatchUp);
  if (!state || state.finishedAt) return false;
  const before = state.day && state.diaryId;
  const old = and(isNull(diaries.deletedAt), lt(diaries.publishedAt, state.until));
  const page = await db
    .select({
      diary: diaries,
      scored: sql<boolean>`exists (select from ${diaryScores} as has where has.diary_id = ${diaries}.id)`,
      earlier: sql<(typeof diaries.$inferSelect)['sections'][]>`(
        select coalesce(json_agg(said.sections), '[]') from (
          select entry.sections from ${diaries} as entry
          where entry.author_id = ${diaries}.author_id and entry.deleted_at is null and entry.day < ${diaries}.day
            and entry.published_at <= ${diaries}.published_at
          order by entry.day desc limit ${sql.raw(String(EARLIER))}
        ) as said
      )`,
    })
    .from(diaries)
    .where(
      and(
        old,
        before
          ? sql`(${diaries.day}, ${diaries.id}) < (${state.day}::date, ${state.diaryId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(diaries.day), desc(diaries.id))
    .limit(AT_ONCE);
  const last = page.at(-1)?.diary;
  const authors = [...new Set(page.map(({ diary }) => diary.authorId))];
  const facts = new Map((await judgedBy(db, authors)).map((author) => [author.userId, author]));
  const writers = new Map(await Promise.all(authors.map(async (id) => [id, await writerOf(id)] as const)));
  await database.transaction(
    async (tx) => {
      for (const { diary, scored, earlier } of page) {
        const [author, writer] = [facts.get(diary.authorId), writers.get(diary.authorId)];
        if (scored) continue;
        const standing = writer ? standingOf(diary, writer) : 'scored';
        if (standing === 'closed') continue;
        if (!author?.scored || !writer) {
          markUnscored(tx, diary, clock.now());
          continue;
        }
        const judging = { ...writer, ...author };
        const circumstances = circumstancesOf(diary, judging, earlier.map(shinglesOf));
        const judged = { ...scoreEntry(diary.sections, circumstances), isPlain: standing === 'plain' };
        keepScore(tx, diary, judged, clock.now());
      }
      tx.atCommit(
        tx
          .update(scoreCatchUp)
          .set({
            total: state.total ?? sql<number>`(select count(*)::int from ${diaries} where ${old})`,
            done: sql`${scoreCatchUp.done} + ${page.length}`,
            ...(last && { day: last.day, diaryId: last.id }),
            finishedAt: page.length < AT_ONCE ? clock.now() : null,
          })
          .where(eq(scoreCatchUp.id, state.id)),
      );
    },
    { commitsAtOnce: true },
  );
  return page.length === AT_ONCE;
}

/** Whether diaries from before there were scores have theirs. */
export async function hasCaughtUp(db: Queryable): Promise<boolean> {
  const [state] = await db.select({ finishedAt: scoreCatchUp.finishedAt }).from(scoreCatchUp);
  return state?.finishedAt != null;
}
