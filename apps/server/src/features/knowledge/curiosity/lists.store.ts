import { type SQL, sql } from 'drizzle-orm';
import type { LongRow } from '../../../db/cut-by-size.ts';
import type { Database } from '../../../db/open-database.ts';
import { curiosities, curiosityAsks, curiosityTeams } from '../../../db/schema/knowledge.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import { answeredColumn } from './hooks.ts';
import type { QuestionReader } from './policy.ts';
import { type HydratedQuestion, selectPage } from './shown.store.ts';

export type QuestionKey = readonly [createdAt: string, id: string];
export type QuestionState = 'open' | 'solved' | 'unanswered' | 'for_me';
/** A question on a page of long texts. */
export type ListedQuestion = HydratedQuestion & LongRow;
type Stretch = {
  readonly state?: QuestionState | undefined;
  readonly after: QuestionKey | undefined;
  readonly limit: number;
};

function inState(hooks: Hooks, state: QuestionState | undefined, userId: string): SQL {
  const asked = sql`exists (
    select from ${curiosityAsks} as mine where mine.curiosity_id = question.id and mine.person_id = ${userId}::uuid
  )`;
  const answered = hooks.column(answeredColumn, {
    questionId: sql`question.id`,
    teamIds: sql`question.team_ids`,
  });
  switch (state) {
    case 'open':
      return sql`question.solved_at is null`;
    case 'solved':
      return sql`question.solved_at is not null`;
    case 'unanswered':
      return sql`question.solved_at is null and not ${answered}`;
    case 'for_me':
      return sql`question.solved_at is null and ${asked}`;
    default:
      return sql`true`;
  }
}

const beyond = (after: QuestionKey | undefined, createdAt: SQL, id: SQL): SQL =>
  after === undefined
    ? sql`true`
    : sql`(${createdAt}, ${id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;

/** The same in lists of teams, as their indexes have it. */
function listedIn(state: QuestionState | undefined): SQL {
  switch (state) {
    case 'open':
      return sql`listed.solved_on is null`;
    case 'solved':
      return sql`listed.solved_on is not null`;
    case 'unanswered':
      return sql`listed.solved_on is null and not listed.answered`;
    default:
      return sql`true`;
  }
}

/**
 * What some teams of the reader ask, newest first: each team gives as many rows as a page holds from its own list. What
 * the reader was asked to answer is found by that, however much the teams ask.
 */
export async function listTeamQuestions(
  db: Database,
  hooks: Hooks,
  teamIds: readonly string[],
  reader: QuestionReader,
  { state, after, limit }: Stretch,
): Promise<ListedQuestion[]> {
  const listedForMe = sql`
    select question.created_at, question.id from ${curiosityAsks} as mine
    join ${curiosities} as question on question.id = mine.curiosity_id
    where mine.person_id = ${reader.userId}::uuid and question.solved_at is null and question.deleted_at is null
      and question.team_ids && ${sql.param(teamIds)}::uuid[]
      and ${beyond(after, sql`question.created_at`, sql`question.id`)}`;
  const listed = sql`
    select distinct found.created_at, found.id from unnest(${sql.param(teamIds)}::uuid[]) as places (team_id)
    cross join lateral (
      select listed.created_at, listed.curiosity_id as id from ${curiosityTeams} as listed
      where listed.team_id = places.team_id and ${listedIn(state)}
        and ${beyond(after, sql`listed.created_at`, sql`listed.curiosity_id`)}
      order by listed.created_at desc, listed.curiosity_id desc limit ${limit}
    ) as found`;
  const page = sql`select id, row_number() over (order by created_at desc, id desc) as nth from (${state === 'for_me' ? listedForMe : listed}) as either
    order by created_at desc, id desc limit ${limit}`;
  return selectPage(db, hooks, page, reader);
}

/** The questions that meet a condition on `question`, newest first. */
function listNewest(
  db: Database,
  hooks: Hooks,
  condition: SQL,
  reader: QuestionReader,
  { state, after, limit }: Stretch,
): Promise<ListedQuestion[]> {
  const page = sql`
    select question.id, row_number() over (order by question.created_at desc, question.id desc) as nth
    from ${curiosities} as question
    where ${condition} and question.deleted_at is null and ${inState(hooks, state, reader.userId)}
      and ${beyond(after, sql`question.created_at`, sql`question.id`)}
    order by question.created_at desc, question.id desc limit ${limit}`;
  return selectPage(db, hooks, page, reader);
}

const readBy = ({ teamIds }: QuestionReader): SQL => sql`question.team_ids && ${sql.param(teamIds)}::uuid[]`;

/** What one person asks that some teams read, newest first; of oneself, all of it. */
export async function listQuestionsBy(
  db: Database,
  hooks: Hooks,
  askerId: string,
  reader: QuestionReader,
  stretch: Stretch,
): Promise<ListedQuestion[]> {
  const seen = askerId === reader.userId ? sql`true` : readBy(reader);
  return listNewest(db, hooks, sql`question.asker_id = ${askerId}::uuid and ${seen}`, reader, stretch);
}

/**
 * Questions that may hold some words, newest first: all that do are among them.
 * @param query a condition on what they are found by, which names who reads them
 */
export async function searchQuestions(
  db: Database,
  hooks: Hooks,
  query: string,
  reader: QuestionReader,
  stretch: Stretch,
): Promise<ListedQuestion[]> {
  return listNewest(db, hooks, sql`question.words @@ ${query}::tsquery`, reader, stretch);
}

/** The questions of a diary that its reader may see, newest first. */
export async function listQuestionsOf(
  db: Database,
  hooks: Hooks,
  diaryId: string,
  reader: QuestionReader,
  stretch: Stretch,
): Promise<ListedQuestion[]> {
  const seen = sql`(question.asker_id = ${reader.userId}::uuid or ${readBy(reader)})`;
  return listNewest(db, hooks, sql`question.diary_id = ${diaryId}::uuid and ${seen}`, reader, stretch);
}
