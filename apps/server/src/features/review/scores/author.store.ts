import type { DailyQuestion } from '@garden/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { diaryScores } from '../../../db/schema/review.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import type { EntryColumns } from '../../diary/writing/hooks.ts';
import { lookedAfterBy } from '../../team/departments/store.ts';
import type { OpenInterview } from '../interviews/overdue.store.ts';
import { openInterviewsOf } from '../interviews/store.ts';
import { isScoredIn } from '../store.ts';

/** What is known of an author when an entry of theirs is written, besides what it says. */
export type AuthorFacts = {
  /** Whether their days are scored. */
  readonly scored: boolean;
  /** What they published before, in numbers that tell no text, as `packShingles` gives them. */
  readonly earlier: string;
  /** The daily questions of their home team. */
  readonly questions: readonly DailyQuestion[];
  /** Whether they lead a department of it, or are someone's supervisor there. */
  readonly leads: boolean;
  /** What they may have to do before they publish. */
  readonly interviews: readonly OpenInterview[];
};

/** How many entries a new one is compared with. */
export const EARLIER = 10;
/** How far ahead of a day others may have been written by then. */
const AHEAD_DAYS = 8;

/** A team under its name in a statement. */
export const named = (table: string) => ({ id: sql.raw(`${table}.id`), rules: sql.raw(`${table}.rules`) });

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
function earlierOf({ authorId, day, publishedAt }: Omit<EntryColumns, 'now'>): SQL {
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

/** What is known of an author when an entry of theirs is written. */
export function authorFacts({ authorId, day, publishedAt, now }: EntryColumns): SQL<AuthorFacts> {
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
