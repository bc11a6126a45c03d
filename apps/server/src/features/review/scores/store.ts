import type { DailyQuestion } from '@garden/contract';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { appeals, diaryScores, scoreCatchUp, scoreMonths, scoreSwitches } from '../../../db/schema/review.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { DAY, HOUR, shift } from '../../../platform/clock.ts';
import type { GradeBeside } from '../../diary/policy.ts';
import type { DiaryBeside } from '../../diary/reading/hooks.ts';
import type { AuthorFacts, EntryBeside } from '../../diary/writing/hooks.ts';
import { lookedAfterBy, teamsLedIn } from '../../team/departments/store.ts';
import { openInterviewsOf } from '../interviews/store.ts';
import { UNSCORED } from '../rules.ts';
import { isScoredIn } from '../store.ts';
import { packShingles, type Scored } from './rules.ts';
import { TOLD_OTHERWISE } from './told.rules.ts';

/** How many entries a new one is compared with. */
export const EARLIER = 10;
/** How far ahead of a day others may have been written by then. */
const AHEAD_DAYS = 8;

/** A month without anything written. */
const NO_SCORES = sql`array_fill(null::smallint, array[31])`;

const named = (table: string) => ({ id: sql.raw(`${table}.id`), rules: sql.raw(`${table}.rules`) });

/** Whether someone is scored at all: in a team of theirs, or with plain grapes while they are in none. */
export function isScored(userId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`coalesce(
    (
      select bool_or(${isScoredIn(named('scoring'), userId)})
      from ${memberships} as belongs join ${teams} as scoring on scoring.id = belongs.team_id
      where belongs.user_id = ${userId} and belongs.left_at is null
    ),
    true
  )`;
}

/** What an author published before an entry, in numbers that tell no text, as `packShingles` gives them. */
function earlierOf({ authorId, day, publishedAt }: Omit<EntryBeside, 'now'>): SQL {
  return sql`(
    select coalesce(encode(string_agg(said.shingles, ''), 'base64'), '')
    from (
      select entry.id from ${diaries} as entry
      where entry.author_id = ${authorId} and entry.deleted_at is null
        and entry.day <> ${day} and entry.day < ${day} + ${sql.raw(String(AHEAD_DAYS))}
        and entry.published_at <= ${publishedAt}
      order by entry.day desc limit ${sql.raw(String(EARLIER))}
    ) as earlier
    join ${diaryScores} as said on said.diary_id = earlier.id
  )`;
}

/** The daily questions of someone's home team. */
const questionsOf = (userId: SQLWrapper) => sql<DailyQuestion[]>`coalesce(
  (
    select home.daily_questions from ${memberships} as oldest join ${teams} as home on home.id = oldest.team_id
    where oldest.user_id = ${userId} and oldest.left_at is null
    order by oldest.joined_at, oldest.team_id limit 1
  ),
  '[]'
)`;

const leads = (userId: SQLWrapper) => sql<boolean>`exists (select from ${lookedAfterBy(userId)} as led)`;

/** By what the entries of some people are judged, besides the calendar and the rules of their home teams. */
export async function judgedBy(
  db: Queryable,
  userIds: readonly string[],
): Promise<(Pick<AuthorFacts, 'scored' | 'questions' | 'leads'> & { readonly userId: string })[]> {
  // Qualified, since a column of the only table of a statement is written without its name, which subselects would misread.
  const id = sql`${users}.id`;
  return db
    .select({
      userId: users.id,
      scored: isScored(id),
      questions: questionsOf(id),
      leads: leads(id),
    })
    .from(users)
    .where(sql`${id} = any (${sql.param(userIds)}::uuid[])`);
}

/** Whether diaries from before there were scores have theirs. */
export async function hasCaughtUp(db: Queryable): Promise<boolean> {
  const [state] = await db.select({ finishedAt: scoreCatchUp.finishedAt }).from(scoreCatchUp);
  return state?.finishedAt != null;
}

/** What is known of an author when an entry of theirs is written. */
export function authorFacts({ authorId, day, publishedAt, now }: EntryBeside): SQL<AuthorFacts> {
  // Teams and people are each read once: this is part of every publishing.
  return sql`(
    select json_build_object(
      'scored', coalesce(own.scored, true), 'questions', coalesce(own.questions, '[]'),
      'earlier', ${earlierOf({ authorId, day, publishedAt })},
      'leads', others.leads, 'interviews', others.interviews
    )
    from (
      select bool_or(${isScoredIn(named('scoring'), authorId)}) as scored,
        (array_agg(scoring.daily_questions order by belongs.joined_at, belongs.team_id))[1] as questions
      from ${memberships} as belongs join ${teams} as scoring on scoring.id = belongs.team_id
      where belongs.user_id = ${authorId} and belongs.left_at is null
    ) as own
    cross join (
      select count(*) > 0 as leads,
        coalesce(
          json_agg(open.interview order by open.month, open.name, open.id) filter (where open.id is not null), '[]'
        ) as interviews
      from ${lookedAfterBy(authorId)} as led
      left join lateral ${openInterviewsOf({ teamId: sql`led.team_id`, userId: sql`led.user_id`, now })} as open on true
    ) as others
  )`;
}

/** The team whose days are someone's own: the one they have been in longest. */
const homeIdOf = (userId: SQLWrapper) => sql`(
  select oldest.team_id from ${memberships} as oldest
  where oldest.user_id = ${userId} and oldest.left_at is null
  order by oldest.joined_at, oldest.team_id limit 1
)`;

/** What a diary is worth, with the teams of its reader that show it. */
export function gradeBeside(beside: DiaryBeside): SQL<GradeBeside | null> {
  const { diaryId, authorId, teamIds, readerId, readerTeamIds } = beside;
  const grades = sql`coalesce(shows.rules->'review'->>'grades', 'team')`;
  const led = teamsLedIn({ leaderId: readerId, userId: authorId, teamIds: sql`array[shows.id]` });
  return sql`(
    select json_build_object(
      'total', worth.score, 'grade', worth.grade,
      'settled', (
        select json_build_object(
          'teamId', held.team_id, 'total', held.score_after, 'grade', held.grade_after,
          'isAuthorsHome',
          case when ${authorId} = ${readerId} then held.team_id = ${homeIdOf(authorId)} else false end
        )
        from ${appeals} as held where held.diary_id = worth.diary_id and held.holds
      ),
      'own', case when ${authorId} = ${readerId} then ${isScored(authorId)} else false end,
      'shownIn', case when ${authorId} = ${readerId} then '[]'::json else (
        select coalesce(json_agg(json_build_object(
          'teamId', shows.id, 'grades', ${grades},
          'leads', case when ${grades} = 'supervisors' then cardinality(${led}) > 0 else false end
        )), '[]')
        from ${teams} as shows
        where shows.id = any (${teamIds}) and shows.id = any (${readerTeamIds})
          and ${isScoredIn(named('shows'), authorId)}
      ) end
    )
    from ${diaryScores} as worth where worth.diary_id = ${diaryId}
  )`;
}

/** A diary as far as its score is kept. */
export type ScoredDiary = { readonly id: string; readonly authorId: string; readonly day: string };

const place = (day: SQLWrapper) => sql`extract(day from ${day}::date)::int`;
const monthOf = (day: SQLWrapper) => sql`date_trunc('month', ${day}::date)::date`;

/** The places of a month with one of them filled. */
const filled = (day: SQLWrapper, value: SQLWrapper) => sql`(
  array_fill(null::smallint, array[${place(day)} - 1]) || array[${value}::smallint]
    || array_fill(null::smallint, array[31 - ${place(day)}])
)`;

/** The places of a month that is there already, with the one of a day taken anew. */
const refilled = (day: SQLWrapper) => sql`
  ${scoreMonths}.scores[1:${place(day)} - 1] || excluded.scores[${place(day)}:${place(day)}]
    || ${scoreMonths}.scores[${place(day)} + 1:31]`;

/** When a month changes that is over somewhere on earth, so that it is looked at again who needs an interview. */
const changedAt = (day: SQLWrapper, now: SQLWrapper) => sql`case
  when ${monthOf(day)} < date_trunc('month', (${now}::timestamptz at time zone 'UTC') + interval '14 hours')::date
  then ${now}::timestamptz end`;

/** What becomes of a month that is there already when one of its days changes. */
const monthChanged = (day: SQLWrapper) => ({
  target: [scoreMonths.userId, scoreMonths.month],
  set: {
    scores: refilled(day),
    changedAt: sql`coalesce(excluded.changed_at, ${scoreMonths.changedAt})`,
  },
});

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

/** Gives a diary its score that was a plain grape; one that has a score keeps it. */
export function liftPlain(tx: Transaction, diary: ScoredDiary, scored: Scored, now: Date): void {
  tx.atCommit(liftScore(tx, toStored(diary, { ...scored, isPlain: false }, now)));
}

function toStored({ id, authorId, day }: ScoredDiary, kept: Kept, now: Date): NewScore {
  const { total, grade, rubric, breakdown, shingles, isPlain } = kept;
  return {
    ...{ diaryId: id, authorId, day, now, total, grade, rubric, breakdown, isPlain },
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
        ...{ diaryId, rubric, breakdown: shown(isPlain) },
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
 * looked at again where they are over.
 */
export function endSettlements(tx: Transaction, diaries: readonly ScoredDiary[], now: Date): void {
  if (diaries.length > 0) tx.atCommit(endHeld(tx, { ids: diaries.map(({ id }) => id), now }));
}

const endHeld = statement(
  'end_settlements',
  (db, { ids, now }: Params<{ ids: readonly string[]; now: Date }>) => {
    const ended = endedOf(db, sql`${appeals.diaryId} = any (${ids}::uuid[])`);
    // Of two days of one month either one has it looked at.
    return db
      .with(ended)
      .update(scoreMonths)
      .set({ changedAt: sql`coalesce(${changedAt(sql`ended.day`, now)}, ${scoreMonths.changedAt})` })
      .from(ended)
      .where(
        sql`${scoreMonths.userId} = ended.author_id and ${scoreMonths.month} = ${monthOf(sql`ended.day`)}`,
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

/** Takes the day of a diary out of its month, as if nothing were written. */
export function leaveMonth(tx: Transaction, { authorId, day }: ScoredDiary, now: Date): void {
  tx.atCommit(placeInMonth(tx, { authorId, day, value: null, now }));
}

/** Puts a diary that was written without a score into its month. */
export function markUnscored(tx: Transaction, { authorId, day }: ScoredDiary, now: Date): void {
  tx.atCommit(placeInMonth(tx, { authorId, day, value: UNSCORED, now }));
}

type Placing = {
  readonly authorId: string;
  readonly day: string;
  readonly value: number | null;
  readonly now: Date;
};

const placeInMonth = statement('place_in_month', (db, { authorId, day, value, now }: Params<Placing>) =>
  db
    .insert(scoreMonths)
    .select(sql`select ${authorId}::uuid, ${monthOf(day)}, ${filled(day, value)}, ${changedAt(day, now)}`)
    .onConflictDoUpdate(monthChanged(day)),
);

/** Puts a diary back into its month with the score that it has, if any. */
export function returnToMonth(tx: Transaction, { id, authorId, day }: ScoredDiary, now: Date): void {
  const score = sql`coalesce(
    (select worth.score from ${diaryScores} as worth where worth.diary_id = ${id}), ${sql.raw(String(UNSCORED))})`;
  const [on, at] = [sql`${day}`, sql`${now.toISOString()}`];
  tx.atCommit(
    tx
      .insert(scoreMonths)
      .select(sql`select ${authorId}::uuid, ${monthOf(on)}, ${filled(on, score)}, ${changedAt(on, at)}`)
      .onConflictDoUpdate(monthChanged(on)),
  );
}

/** Has the months of some days looked at again, of those that are over, since something else counts in them now. */
export function touchMonths(tx: Transaction, userId: string, days: readonly string[], now: Date): void {
  const over = [...new Set(days.map((day) => `${day.slice(0, 7)}-01`))].filter(
    (month) =>
      month <
      `${shift(now, 14 * HOUR)
        .toISOString()
        .slice(0, 7)}-01`,
  );
  if (over.length === 0) return;
  tx.atCommit(
    tx
      .insert(scoreMonths)
      .values(over.map((month) => ({ userId, month, scores: NO_SCORES, changedAt: now })))
      .onConflictDoUpdate({
        target: [scoreMonths.userId, scoreMonths.month],
        set: { changedAt: now },
      }),
  );
}

/** Switches the scores of a member off in a team, or on again. */
export function switchScores(
  tx: Transaction,
  { teamId, userId }: Authorized<{ readonly teamId: string; readonly userId: string }>,
  scored: boolean,
  now: Date,
): void {
  touchMonths(tx, userId, [lastMonth(now)], now);
  const own = sql`${scoreSwitches.teamId} = ${teamId} and ${scoreSwitches.userId} = ${userId}`;
  tx.atCommit(
    scored
      ? tx.delete(scoreSwitches).where(own)
      : tx.insert(scoreSwitches).values({ teamId, userId }).onConflictDoNothing(),
  );
}

/** A day of the month before. */
const lastMonth = (now: Date) =>
  shift(now, -now.getUTCDate() * DAY)
    .toISOString()
    .slice(0, 10);
