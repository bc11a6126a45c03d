import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { diaryScores, scoreMonths, scoreSwitches } from '../../../db/schema/review.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { DAY, HOUR, shift } from '../../../platform/clock.ts';
import { UNSCORED } from '../rules.ts';

/** A month without anything written. */
const NO_SCORES = sql`array_fill(null::smallint, array[31])`;

/** A diary as far as its score is kept. */
export type ScoredDiary = { readonly id: string; readonly authorId: string; readonly day: string };

const place = (day: SQLWrapper) => sql`extract(day from ${day}::date)::int`;
export const monthOf = (day: SQLWrapper) => sql`date_trunc('month', ${day}::date)::date`;

/** The places of a month with one of them filled. */
export const filled = (day: SQLWrapper, value: SQLWrapper) => sql`(
  array_fill(null::smallint, array[${place(day)} - 1]) || array[${value}::smallint]
    || array_fill(null::smallint, array[31 - ${place(day)}])
)`;

/** The places of a month that is there already, with the one of a day taken anew. */
const refilled = (day: SQLWrapper) => sql`
  ${scoreMonths}.scores[1:${place(day)} - 1] || excluded.scores[${place(day)}:${place(day)}]
    || ${scoreMonths}.scores[${place(day)} + 1:31]`;

/** When a month changes that is over somewhere on earth, so that it is looked at again who needs an interview. */
export const changedAt = (day: SQLWrapper, now: SQLWrapper) => sql`case
  when ${monthOf(day)} < date_trunc('month', (${now}::timestamptz at time zone 'UTC') + interval '14 hours')::date
  then ${now}::timestamptz end`;

/** What becomes of a month that is there already when one of its days changes. */
export const monthChanged = (day: SQLWrapper) => ({
  target: [scoreMonths.userId, scoreMonths.month],
  set: {
    scores: refilled(day),
    changedAt: sql`coalesce(excluded.changed_at, ${scoreMonths.changedAt})`,
  },
});

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
