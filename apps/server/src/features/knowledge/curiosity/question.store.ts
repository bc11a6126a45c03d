import { and, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries } from '../../../db/schema/diary.ts';
import {
  curiosities,
  curiosityAsks,
  curiosityChoices,
  curiosityTeams,
} from '../../../db/schema/knowledge.ts';
import { memberships } from '../../../db/schema/team.ts';
import { collections } from '../../../db/schema/wisdom.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { DAY, shift } from '../../../platform/clock.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import { personColumns } from '../../account/store.ts';
import { queryInTeams, type Term, WEIGHED_TEXTS } from '../../diary/search/rules.ts';
import { wordLists } from '../../team/words/store.ts';
import {
  type AcceptedAnswer,
  acceptedColumn,
  answeredColumn,
  answersGivenColumn,
  type QuestionTalk,
  questionTalkColumn,
} from './hooks.ts';
import type { QuestionReader } from './policy.ts';
import { listQuestions, selectListed } from './store.ts';

export type StoredQuestion = Omit<typeof curiosities.$inferSelect, 'words'>;
type Person = { readonly id: string; readonly name: string; readonly avatar: string | null };

/** A question with all that one reader is shown beside it. */
export type HydratedQuestion = StoredQuestion & {
  readonly asker: Person;
  /** Sensitive words of its teams; each list joined by `WORD_SEPARATOR`. */
  readonly lists: readonly string[];
  readonly talk: QuestionTalk;
  readonly accepted: AcceptedAnswer | null;
  /** The item of the reader’s collection that holds it. */
  readonly collectedAs: string | null;
  /** Whom its asker asked, in the order in which they were. */
  readonly asked: readonly Person[];
};

const { words: _, ...columns } = {
  ...getTableColumns(curiosities),
  /** Null also where its diary is deleted, and the question was kept. */
  diaryId: sql<string | null>`(
    select entry.id from ${diaries} as entry where entry.id = ${curiosities}.diary_id and entry.deleted_at is null
  )`,
};

function askedOf(questionId: SQL): SQL<Person[]> {
  return sql`(
    select coalesce(json_agg(
      json_build_object(
        'id', person.id, 'name', case when person.deleted_at is null then person.name else '' end,
        'avatar', case when person.deleted_at is null then person.avatar end
      ) order by ask.asked_at, ask.person_id
    ), '[]')
    from ${curiosityAsks} as ask join ${users} as person on person.id = ask.person_id
    where ask.curiosity_id = ${questionId}
  )`;
}

/**
 * The questions of a page as one reader is shown them, by one statement.
 * @param page a query of the columns `id` and `nth`, their order; it is cut already
 */
function selectHydrated(
  db: Queryable,
  hooks: Hooks,
  page: SQL,
  { userId, teamIds }: { readonly userId: SQL; readonly teamIds: SQL },
) {
  const beside = {
    questionId: sql`${curiosities.id}`,
    acceptedId: sql`${curiosities.acceptedId}`,
    teamIds: sql`${curiosities.teamIds}`,
    readerId: userId,
    readerTeamIds: teamIds,
  };
  return db
    .select({
      ...columns,
      asker: personColumns(users),
      lists: wordLists(beside.teamIds),
      talk: hooks.column(questionTalkColumn, beside),
      accepted: hooks.column(acceptedColumn, beside),
      asked: askedOf(beside.questionId),
      collectedAs: sql<string | null>`(
        select item.id from ${collections} as item
        where item.owner_id = ${userId} and item.curiosity_id = ${beside.questionId} and item.deleted_at is null
      )`,
    })
    .from(sql`(${page}) as page`)
    .innerJoin(curiosities, sql`${curiosities.id} = page.id`)
    .innerJoin(users, eq(users.id, curiosities.askerId))
    .orderBy(sql`page.nth`);
}

const valuesOf = ({ userId, teamIds }: QuestionReader) => ({
  userId: sql`${userId}::uuid`,
  teamIds: sql`${sql.param(teamIds)}::uuid[]`,
});

type OneQuestion = { readonly id: string; readonly userId: string; readonly teamIds: readonly string[] };

const findOne = statement('show_question', (db, { id, userId, teamIds }: Params<OneQuestion>, hooks: Hooks) =>
  selectHydrated(
    db,
    hooks,
    sql`select one.id, 1 as nth from ${curiosities} as one where one.id = ${id}::uuid and one.deleted_at is null`,
    { userId: sql`${userId}::uuid`, teamIds: sql`${teamIds}::uuid[]` },
  ),
);

/** A question that is not hidden, whether or not its reader may see it. */
export async function hydrateQuestion(
  on: Queryable,
  hooks: Hooks,
  id: string,
  { userId, teamIds }: QuestionReader,
): Promise<HydratedQuestion | null> {
  const [found] = await findOne(on, { id, userId, teamIds }, hooks);
  return found ?? null;
}

export type QuestionKey = readonly [createdAt: string, id: string];
export type QuestionState = 'open' | 'solved' | 'unanswered' | 'for_me';
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
): Promise<HydratedQuestion[]> {
  const listedForMe = sql`
    select question.created_at, question.id from ${curiosityAsks} as mine
    join ${curiosities} as question on question.id = mine.curiosity_id
    where mine.person_id = ${reader.userId}::uuid and question.solved_at is null and question.deleted_at is null
      and question.team_ids && ${sql.param(teamIds)}::uuid[]
      and ${beyond(after, sql`question.created_at`, sql`question.id`)}`;
  const listed = sql`
    select distinct found.created_at, found.id from unnest(${sql.param(teamIds)}::uuid[]) as places (team_id)
    cross join lateral (
      select question.created_at, question.id from ${curiosityTeams} as listed
      join ${curiosities} as question on question.id = listed.curiosity_id
      where listed.team_id = places.team_id and ${inState(hooks, state, reader.userId)}
        and ${beyond(after, sql`listed.created_at`, sql`listed.curiosity_id`)}
      order by listed.created_at desc, listed.curiosity_id desc limit ${limit}
    ) as found`;
  const page = sql`select id, row_number() over (order by created_at desc, id desc) as nth from (${state === 'for_me' ? listedForMe : listed}) as either
    order by created_at desc, id desc limit ${limit}`;
  return selectHydrated(db, hooks, page, valuesOf(reader));
}

/** What one person asks that some teams read, newest first; of oneself, all of it. */
export async function listQuestionsBy(
  db: Database,
  hooks: Hooks,
  askerId: string,
  reader: QuestionReader,
  { state, after, limit }: Stretch,
): Promise<HydratedQuestion[]> {
  const seen =
    askerId === reader.userId ? sql`true` : sql`question.team_ids && ${sql.param(reader.teamIds)}::uuid[]`;
  const page = sql`
    select question.id, row_number() over (order by question.created_at desc, question.id desc) as nth
    from ${curiosities} as question
    where question.asker_id = ${askerId}::uuid and question.deleted_at is null and ${seen}
      and ${inState(hooks, state, reader.userId)}
      and ${beyond(after, sql`question.created_at`, sql`question.id`)}
    order by question.created_at desc, question.id desc limit ${limit}`;
  return selectHydrated(db, hooks, page, valuesOf(reader));
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
  { state, after, limit }: Stretch,
): Promise<HydratedQuestion[]> {
  const page = sql`
    select question.id, row_number() over (order by question.created_at desc, question.id desc) as nth
    from ${curiosities} as question
    where question.words @@ ${query}::tsquery and question.deleted_at is null
      and ${inState(hooks, state, reader.userId)}
      and ${beyond(after, sql`question.created_at`, sql`question.id`)}
    order by question.created_at desc, question.id desc limit ${limit}`;
  return selectHydrated(db, hooks, page, valuesOf(reader));
}

/** The questions of a diary that its reader may see, newest first. */
export async function listQuestionsOf(
  db: Database,
  hooks: Hooks,
  diaryId: string,
  reader: QuestionReader,
  { state, after, limit }: Stretch,
): Promise<HydratedQuestion[]> {
  const page = sql`
    select question.id, row_number() over (order by question.created_at desc, question.id desc) as nth
    from ${curiosities} as question
    where question.diary_id = ${diaryId}::uuid and question.deleted_at is null
      and (question.asker_id = ${reader.userId}::uuid or question.team_ids && ${sql.param(reader.teamIds)}::uuid[])
      and ${inState(hooks, state, reader.userId)}
      and ${beyond(after, sql`question.created_at`, sql`question.id`)}
    order by question.created_at desc, question.id desc limit ${limit}`;
  return selectHydrated(db, hooks, page, valuesOf(reader));
}

/** Similar questions that are shown, and the share of what is asked that they must have in common. */
const SIMILAR_MAX = 3;
const SIMILAR_MIN = 0.3;

/** Answered questions of the reader's teams that share the rarest words with what is asked, the most similar first. */
export async function listSimilar(
  db: Database,
  hooks: Hooks,
  terms: readonly Term[],
  reader: QuestionReader,
): Promise<HydratedQuestion[]> {
  if (terms.length === 0 || reader.teamIds.length === 0) return [];
  const queries = terms.map(({ text }) => queryInTeams(reader.teamIds, text));
  const limit = (count: number) => sql.raw(String(count));
  const answered = hooks.column(answeredColumn, {
    questionId: sql`question.id`,
    teamIds: sql`${sql.param(reader.teamIds)}::uuid[]`,
  });
  const page = sql`
    with asked as (
      select query, place from unnest(${sql.param(queries)}::text[]) with ordinality as asked (query, place)
    ),
    hits as materialized (
      select asked.place, found.id, found.words from asked cross join lateral (
        select question.id, length(question.words) as words from ${curiosities} as question
        where question.words @@ asked.query::tsquery and question.deleted_at is null
          and question.team_ids && ${sql.param(reader.teamIds)}::uuid[]
        limit ${limit(WEIGHED_TEXTS)}
      ) as found
    ),
    weights as (
      select asked.place, ln(1 + (${limit(WEIGHED_TEXTS)} - count(hits.id) + 0.5) / (count(hits.id) + 0.5)) as weight
      from asked left join hits using (place) group by asked.place
    ),
    scored as (
      select hits.id, sum(weights.weight) * 2.2 / (1 + 1.2 * (0.75 + 0.25 * max(hits.words) / 60.0)) as score,
        sum(weights.weight) as covered
      from hits join weights using (place) group by hits.id
    )
    select question.id, row_number() over (order by scored.score desc, question.created_at desc, question.id) as nth
    from scored join ${curiosities} as question on question.id = scored.id
    where scored.covered >= ${SIMILAR_MIN}::float8 * (select sum(weight) from weights)
      and (question.solved_at is not null or ${answered})
    order by scored.score desc, question.created_at desc, question.id limit ${limit(SIMILAR_MAX)}`;
  return selectHydrated(db, hooks, page, valuesOf(reader));
}

export type NewQuestion = {
  readonly id: string;
  readonly askerId: string;
  readonly day: string;
  readonly question: string;
  readonly detail: string;
  readonly teamIds: readonly string[];
  readonly words: string;
  readonly createdAt: Date;
};

/** Adds a question to the lists of its teams. */
export async function insertQuestion(tx: Transaction, question: Authorized<NewQuestion>): Promise<void> {
  await addQuestion(tx, question);
}

const addQuestion = statement('add_question', (db, of: Params<NewQuestion>) => {
  const asked = db.$with('asked').as(
    db
      .insert(curiosities)
      .values({
        id: of.id,
        askerId: of.askerId,
        day: of.day,
        question: of.question,
        detail: of.detail,
        teamIds: of.teamIds,
        words: of.words,
        createdAt: of.createdAt,
      })
      .returning(),
  );
  return db.with(asked).insert(curiosityTeams).select(selectListed(asked));
});

/** A question, hidden or not, held until the transaction ends. */
export async function lockQuestion(tx: Transaction, id: string): Promise<StoredQuestion | null> {
  const [found] = await tx.select(columns).from(curiosities).where(eq(curiosities.id, id)).for('update');
  return found ?? null;
}

type Changes = Partial<
  Pick<
    typeof curiosities.$inferSelect,
    'diaryId' | 'question' | 'detail' | 'words' | 'solvedAt' | 'acceptedId' | 'solverId' | 'helped'
  >
>;

export async function changeQuestion(
  tx: Transaction,
  question: Authorized<StoredQuestion>,
  changes: Changes,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx.update(curiosities).set(changes).where(eq(curiosities.id, question.id));
}

/** Takes a question away, or brings it back with null. */
export async function hideQuestion(
  tx: Transaction,
  question: Authorized<StoredQuestion>,
  deletedAt: Date | null,
): Promise<void> {
  await tx.update(curiosities).set({ deletedAt }).where(eq(curiosities.id, question.id));
  listQuestions(tx, [question.id]);
}

/** How long an ask counts towards the most that one person gets. */
const ASKS_COUNT = 7 * DAY;

/** What asking someone for an answer depends on. */
export type AskFacts = {
  /** The first team of the question that they are in. */
  readonly teamId: string | null;
  readonly askable: boolean;
  /** How often they were asked in the last seven days. */
  readonly lately: number;
  /** Whom the question was asked of already. */
  readonly asked: readonly string[];
};

/** All of it, the person held until the transaction ends: of two who ask at once, the second counts the first. */
export async function lockAskFacts(
  tx: Transaction,
  { id, teamIds }: Pick<StoredQuestion, 'id' | 'teamIds'>,
  personId: string,
  now: Date,
): Promise<AskFacts> {
  const person = sql`${personId}::uuid`;
  // By itself: what a statement counts was there before it waited.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, personId)).for('no key update');
  const [found] = await tx
    .select({
      teamId: sql<string | null>`(
        select member.team_id from ${memberships} as member
        where member.user_id = ${person} and member.team_id = any (${sql.param(teamIds)}::uuid[])
          and member.left_at is null
        order by member.team_id limit 1
      )`,
      askable: sql<boolean>`coalesce((
        select choice.askable from ${curiosityChoices} as choice where choice.user_id = ${person}
      ), true)`,
      lately: sql<number>`(
        select count(*)::int from ${curiosityAsks} as ask where ask.person_id = ${person}
          and ask.asked_at > ${shift(now, -ASKS_COUNT).toISOString()}::timestamptz
      )`,
      asked: sql<string[]>`array(
        select ask.person_id from ${curiosityAsks} as ask where ask.curiosity_id = ${id}::uuid
      )`,
    })
    .from(users)
    .where(and(eq(users.id, personId), isNull(users.deletedAt)));
  return found ?? { teamId: null, askable: true, lately: 0, asked: [] };
}

type NewAsk = typeof curiosityAsks.$inferInsert;

export async function insertAsk(tx: Transaction, ask: Authorized<NewAsk>): Promise<void> {
  await tx.insert(curiosityAsks).values(ask);
}

/** Who may be proposed for a question: neither who declined being asked, nor who is asked enough, nor who was asked. */
export function mayBeProposed(personId: SQL): SQL {
  return sql`not exists (
      select from ${curiosityChoices} as choice where choice.user_id = ${personId} and not choice.askable
    ) and not exists (
      select from ${curiosityAsks} as ask
      where ask.person_id = ${personId} and ask.curiosity_id = ${sql.placeholder('questionId')}::uuid
    ) and (
      select count(*) from ${curiosityAsks} as ask
      where ask.person_id = ${personId} and ask.asked_at > ${sql.placeholder('askedSince')}::timestamptz
    ) < ${sql.placeholder('askedMax')}::int`;
}

/** What `mayBeProposed` stands for. */
export const proposedValues = (questionId: string, now: Date, askedMax: number) => ({
  questionId,
  askedSince: shift(now, -ASKS_COUNT).toISOString(),
  askedMax,
});

export type Choices = { readonly askable: boolean; readonly ranked: boolean };
const DEFAULT_CHOICES: Choices = { askable: true, ranked: true };

/** What someone chose about being asked and ranked. */
export async function findChoices(db: Queryable, userId: string): Promise<Choices> {
  const { askable, ranked } = curiosityChoices;
  const [found] = await db
    .select({ askable, ranked })
    .from(curiosityChoices)
    .where(eq(curiosityChoices.userId, userId));
  return found ?? DEFAULT_CHOICES;
}

/** Keeps what the caller chooses; what is left out stays. */
export async function keepChoices(
  tx: Transaction,
  userId: string,
  { askable, ranked }: Partial<Choices>,
): Promise<Choices> {
  const [kept] = await tx
    .insert(curiosityChoices)
    .values({ userId, askable: askable ?? true, ranked: ranked ?? true })
    .onConflictDoUpdate({
      target: curiosityChoices.userId,
      set: {
        askable: askable === undefined ? sql`${curiosityChoices.askable}` : askable,
        ranked: ranked === undefined ? sql`${curiosityChoices.ranked}` : ranked,
      },
    })
    .returning({ askable: curiosityChoices.askable, ranked: curiosityChoices.ranked });
  return kept ?? DEFAULT_CHOICES;
}

export type RankingRow = {
  readonly person: Person;
  readonly asked: number;
  readonly answered: number;
  readonly solved: number;
};

/** Before every day. */
const EVER = '-infinity';
/** Places of a ranking that are shown, and everyone who shares the last of them. */
const RANKED_MAX = 50;

/** The members of a team who asked, answered or solved something since a day, those with most of one of these first. */
export async function listRanking(
  db: Database,
  hooks: Hooks,
  teamId: string,
  {
    from,
    since,
    by,
  }: {
    readonly from: string | null;
    readonly since: Date | null;
    readonly by: 'asked' | 'answered' | 'solved';
  },
): Promise<RankingRow[]> {
  const team = sql`${teamId}::uuid`;
  const counted = db
    .select({
      userId: sql<string>`member.user_id`.as('user_id'),
      asked: sql<number>`(
        select count(*)::int from ${curiosities} as question
        where question.asker_id = member.user_id and question.deleted_at is null
          and ${team} = any (question.team_ids) and question.day >= ${from ?? EVER}::date
          and question.created_at >= ${from ?? EVER}::date - interval '1 day'
      )`.as('asked'),
      answered: hooks
        .column(answersGivenColumn, {
          userId: sql`member.user_id`,
          teamId: team,
          from: sql`${from ?? EVER}::date`,
        })
        .as('answered'),
      solved: sql<number>`(
        select count(*)::int from ${curiosities} as question
        where question.solver_id = member.user_id and question.deleted_at is null
          and ${team} = any (question.team_ids) and question.solved_at >= ${since?.toISOString() ?? EVER}::timestamptz
      )`.as('solved'),
    })
    .from(sql`${memberships} as member`)
    .where(
      sql`member.team_id = ${team} and member.left_at is null and not exists (
          select from ${curiosityChoices} as choice
          where choice.user_id = member.user_id and not choice.ranked
        )`,
    )
    .as('counted');
  return db
    .select({
      person: personColumns(users),
      asked: counted.asked,
      answered: counted.answered,
      solved: counted.solved,
    })
    .from(counted)
    .innerJoin(users, eq(users.id, counted.userId))
    .where(sql`${counted[by]} > 0`)
    .orderBy(desc(counted[by]), sql`${users.name} collate "C"`, users.id)
    .limit(RANKED_MAX);
}
