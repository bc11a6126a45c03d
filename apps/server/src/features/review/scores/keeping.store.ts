import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { appeals, diaryScores, scoreMonths } from '../../../db/schema/review.ts';
import { type Params, statement } from '../../../db/statement.ts';
import { UNSCORED } from '../rules.ts';
import { type AuthorFacts, authorFacts } from './author.store.ts';
import { changedAt, filled, monthChanged, monthOf, type ScoredDiary } from './months.store.ts';
import { packShingles, type Scored } from './rules.ts';
import { TOLD_OTHERWISE } from './told.rules.ts';

/** A score that is kept, or of a plain grape its advice alone. */
type Kept = Scored & { readonly isPlain: boolean };

/**
 * Keeps the score of a diary and its place in the month, in one statement. Of one that says something else now: what was a
 * plain grape stays one unless it is lifted, and the other way round; what a team settled on counts no more.
 */
export function keepScore(
  tx: Transaction,
  diary: ScoredDiary,
  kept: Kept,
  now: Date,
  { isChanged = false, isLifted = false } = {},
): void {
  const keep = isLifted ? changeAndLift : isChanged ? changeScore : insertScore;
  tx.atCommit(keep(tx, toStored(diary, kept, now)));
}

/** Those of some diaries that are plain grapes, each with what is known of its author. */
export async function listPlain(
  tx: Transaction,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<ReadonlyMap<string, AuthorFacts>> {
  if (ids.length === 0) return new Map();
  const { authorId, day, publishedAt } = diaries;
  const entry = { authorId: sql`${authorId}`, day: sql`${day}`, publishedAt: sql`${publishedAt}` };
  const rows = await tx
    .select({
      id: diaries.id,
      author: authorFacts({ ...entry, now: sql`${now.toISOString()}::timestamptz` }),
    })
    .from(diaries)
    .innerJoin(diaryScores, eq(diaryScores.diaryId, diaries.id))
    .where(sql`${diaries.id} = any (${sql.param(ids)}::uuid[]) and ${diaryScores.score} is null`);
  return new Map(rows.map(({ id, author }) => [id, author]));
}

/** Gives a diary its score that was a plain grape; one that has a score keeps it. */
export function liftPlain(tx: Transaction, diary: ScoredDiary, scored: Scored, now: Date): void {
  tx.atCommit(liftScore(tx, toStored(diary, { ...scored, isPlain: false }, now)));
}

function toStored({ id, authorId, day }: ScoredDiary, kept: Kept, now: Date): NewScore {
  const { total, grade, rubric, breakdown, shingles, isPlain } = kept;
  return {
    diaryId: id,
    authorId,
    day,
    now,
    total,
    grade,
    rubric,
    breakdown,
    isPlain,
    shingles: packShingles(shingles),
  };
}

type NewScore = Pick<typeof diaryScores.$inferSelect, 'diaryId' | 'rubric' | 'breakdown'> &
  Pick<Kept, 'total' | 'grade' | 'isPlain'> & {
    readonly authorId: string;
    readonly day: string;
    readonly now: Date;
    /** As `packShingles` gives them. */
    readonly shingles: string;
  };

const insertScore = statement('keep_score', (db, of: Params<NewScore>) => upsertScore(db, of, []));
const changeScore = statement('replace_score', (db, of: Params<NewScore>) =>
  upsertScore(db, of, [endedOf(db, ofDiary(of.diaryId))]),
);
const changeAndLift = statement('replace_and_lift_score', (db, of: Params<NewScore>) =>
  upsertScore(db, of, [endedOf(db, ofDiary(of.diaryId))], { lifts: true }),
);
const liftScore = statement('lift_score', (db, of: Params<NewScore>) =>
  upsertScore(db, of, [], { lifts: true, plainAlone: true }),
);

/**
 * @param beside what is written with it
 * @param lifts whether a plain grape gets a score
 * @param plainAlone whether what has a score keeps it
 */
function upsertScore(
  db: Queryable,
  of: Params<NewScore>,
  beside: readonly ReturnType<typeof endedOf>[],
  { lifts = false, plainAlone = false } = {},
) {
  const { diaryId, authorId, day, now, total, grade, rubric, breakdown } = of;
  const isPlain = sql`${of.isPlain}::boolean`;
  const wasPlain = lifts ? sql`false` : sql`${diaryScores.score} is null`;
  const unless = (plain: SQL, value: SQLWrapper) => sql`case when ${plain} then null else ${value} end`;
  // Advice alone, without the points that would make up a number.
  const shown = (plain: SQL) => sql`case when ${plain}
    then jsonb_set(${breakdown}::jsonb, '{parts}', '[]') else ${breakdown}::jsonb end`;
  const kept = db.$with('kept').as(
    db
      .insert(diaryScores)
      .values({
        diaryId,
        rubric,
        breakdown: shown(isPlain),
        score: unless(isPlain, sql`${total}::smallint`),
        grade: unless(isPlain, sql`${grade}::text`),
        shingles: sql`decode(${of.shingles}::text, 'base64')`,
      })
      .onConflictDoUpdate({
        target: diaryScores.diaryId,
        set: {
          score: unless(wasPlain, sql`${total}::smallint`),
          grade: unless(wasPlain, sql`${grade}::text`),
          rubric: sql`excluded.rubric`,
          breakdown: shown(wasPlain),
          shingles: sql`excluded.shingles`,
          toldCell: sql`case when ${diaryScores.toldCell} is not null then ${sql.raw(String(TOLD_OTHERWISE))} end`,
        },
        ...(plainAlone && { setWhere: sql`${diaryScores.score} is null` }),
      })
      .returning({ score: diaryScores.score }),
  );
  const value = sql`coalesce(kept.score, ${sql.raw(String(UNSCORED))})`;
  return db
    .with(kept, ...beside)
    .insert(scoreMonths)
    .select(
      sql`select ${authorId}::uuid, ${monthOf(day)}, ${filled(day, value)}, ${changedAt(day, now)}
        from ${kept}`,
    )
    .onConflictDoUpdate(monthChanged(day));
}

/** The settlements of some diaries end. */
function endedOf(db: Queryable, isOne: SQL) {
  return db
    .$with('ended')
    .as(
      db
        .update(appeals)
        .set({ holds: false })
        .where(sql`${isOne} and ${appeals.holds}`)
        .returning({ authorId: appeals.authorId, day: appeals.day }),
    );
}

const ofDiary = (id: SQLWrapper) => sql`${appeals.diaryId} = ${id}`;

/**
 * What a team settled on of some diaries counts no more, since they are read by others; the record stays. Has their months
 * looked at again where they are over: a team counts what it reads.
 */
export function countForReaders(tx: Transaction, read: readonly ScoredDiary[], now: Date): void {
  if (read.length > 0) tx.atCommit(countAnew(tx, { ids: read.map(({ id }) => id), now }));
}

const countAnew = statement(
  'count_for_readers',
  (db, { ids, now }: Params<{ ids: readonly string[]; now: Date }>) => {
    const isOne = (id: SQLWrapper) => sql`${id} = any (${ids}::uuid[])`;
    // Of two days of one month either one has it looked at.
    return db
      .with(endedOf(db, isOne(appeals.diaryId)))
      .update(scoreMonths)
      .set({ changedAt: sql`coalesce(${changedAt(sql`entry.day`, now)}, ${scoreMonths.changedAt})` })
      .from(sql`${diaries} as entry`)
      .where(
        sql`${isOne(sql`entry.id`)} and ${scoreMonths.userId} = entry.author_id
          and ${scoreMonths.month} = ${monthOf(sql`entry.day`)}`,
      );
  },
);

/** Deletes what a diary is worth for good, with what a team settled on. */
export function forgetScore(tx: Transaction, { id }: ScoredDiary): void {
  tx.atCommit(
    tx
      .with(endedOf(tx, ofDiary(sql`${id}::uuid`)))
      .delete(diaryScores)
      .where(eq(diaryScores.diaryId, id)),
  );
}
