import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Queryable, Transaction } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { guidelines, guidelineVersions, improvements } from '../../db/schema/handbook.ts';
import {
  curiosities,
  curiosityAsks,
  curiosityChoices,
  curiosityTeams,
  mistakeAnswers,
  mistakes,
  sharedMistakes,
  todos,
} from '../../db/schema/knowledge.ts';
import { teams } from '../../db/schema/team.ts';
import { collections, quotes } from '../../db/schema/wisdom.ts';
import { impersonal, inPages, type PersonalData, personal, toJson } from '../../platform/personal-data.ts';
import { eraseQuestions } from './curiosity/store.ts';
import { writeHandbook } from './handbook/markdown.rules.ts';
import { inTheirOrder } from './handbook/rules.ts';
import { eraseQuotesOf } from './wisdom/store.ts';

const ASKED_OF_TEAMS = { kept: 'a question that teams read stays there without a name' };
const READ_BY_TEAMS = { kept: 'a line of wisdom that a team reads stays there without a name' };

/** People's lists: to-dos and goals, mistakes, questions, the handbook, lines of wisdom and what they collect of them. */
export const knowledgeData: PersonalData = {
  tables: [
    personal(todos, { people: { ownerId: 'erased' }, archive: 'todos.json' }),
    personal(mistakes, {
      people: { ownerId: { kept: 'a mistake that teams learn from stays there without a name' } },
      shared: ['text'],
      archive: 'mistakes.json',
    }),
    personal(mistakeAnswers, {
      people: { mistakeId: 'erased', ownerId: 'erased' },
      archive: 'mistakes.json',
    }),
    personal(guidelines, { people: { ownerId: 'erased' }, archive: 'handbook.json' }),
    personal(guidelineVersions, { people: { guidelineId: 'erased' }, archive: 'handbook.json' }),
    personal(improvements, { people: { ownerId: 'erased' }, archive: 'improvements.json' }),
    personal(curiosities, {
      people: { askerId: ASKED_OF_TEAMS, solverId: 'erased', words: ASKED_OF_TEAMS },
      shared: ['question', 'words'],
      archive: 'questions.json',
    }),
    personal(quotes, {
      people: {
        keeperId: READ_BY_TEAMS,
        writerId: READ_BY_TEAMS,
        deletedBy: 'erased',
        words: READ_BY_TEAMS,
      },
      shared: ['text', 'source', 'words'],
      archive: 'wisdom.json',
    }),
    personal(collections, { people: { ownerId: 'erased', words: 'erased' }, archive: 'my-wisdom.json' }),
    personal(curiosityTeams, { people: { curiosityId: ASKED_OF_TEAMS }, archive: 'questions.json' }),
    personal(curiosityAsks, { people: { personId: 'erased' }, archive: 'asked.json' }),
    personal(curiosityChoices, { people: { userId: 'erased' }, archive: 'question-choices.json' }),
    impersonal(sharedMistakes, 'what a team shares without names, in shuffled order and for a few days'),
  ],

  async erase(tx, { id }, ctx) {
    await tx.delete(collections).where(eq(collections.ownerId, id));
    await eraseQuotesOf(tx, ctx, id);
    await tx.delete(todos).where(eq(todos.ownerId, id));
    await tx.delete(mistakes).where(and(eq(mistakes.ownerId, id), isUnread(tx, mistakes.sharedWith)));
    await tx.delete(mistakeAnswers).where(eq(mistakeAnswers.ownerId, id));
    await tx.delete(guidelines).where(eq(guidelines.ownerId, id));
    await tx.delete(improvements).where(eq(improvements.ownerId, id));
    await tx
      .update(mistakes)
      .set({
        instead: '',
        diaryText: null,
        tags: [],
        words: '',
        step: 0,
        nextOn: null,
        times: 0,
        outgrownOn: null,
      })
      .where(eq(mistakes.ownerId, id));
    await eraseQuestions(tx, ctx, await listUnread(tx, id));
    await tx.update(curiosities).set({ detail: '' }).where(eq(curiosities.askerId, id));
    await tx.update(curiosities).set({ solverId: null }).where(eq(curiosities.solverId, id));
    await tx.delete(curiosityAsks).where(eq(curiosityAsks.personId, id));
    await tx.delete(curiosityChoices).where(eq(curiosityChoices.userId, id));
  },

  async eraseLeftOver(tx, ctx, limit) {
    const leftMistakes = tx
      .select({ id: mistakes.id })
      .from(mistakes)
      .innerJoin(users, eq(users.id, mistakes.ownerId))
      .where(and(isNotNull(users.erasedAt), isUnread(tx, mistakes.sharedWith)))
      .limit(limit);
    const leftQuestions = tx
      .select({ id: curiosities.id })
      .from(curiosities)
      .innerJoin(users, eq(users.id, curiosities.askerId))
      .where(and(isNotNull(users.erasedAt), isUnread(tx, curiosities.teamIds)))
      .limit(limit);
    const gone = await tx
      .delete(mistakes)
      .where(inArray(mistakes.id, leftMistakes))
      .returning({ id: mistakes.id });
    const questionIds = (await leftQuestions).map(({ id }) => id);
    await eraseQuestions(tx, ctx, questionIds);
    return Math.max(gone.length, questionIds.length);
  },

  async *export({ db }, { id, locale }) {
    yield { path: 'todos.json', rows: readTodos(db, id) };
    yield { path: 'mistakes.json', rows: readMistakes(db, id) };
    const handbook: ReadGuideline[] = [];
    yield { path: 'handbook.json', rows: noting(readGuidelines(db, id), handbook) };
    yield { path: 'improvements.json', rows: readImprovements(db, id) };
    const living = inTheirOrder(handbook.filter(({ deletedAt }) => deletedAt === null));
    if (living.length > 0) yield { path: 'handbook.md', content: writeHandbook(living, locale) };
    const beside: BesideQuestions[] = [];
    yield { path: 'questions.json', rows: readQuestions(db, id, beside) };
    const [{ asked, choices } = { asked: [], choices: null }] = beside;
    yield { path: 'asked.json', content: toJson(asked) };
    yield { path: 'question-choices.json', content: toJson(choices) };
    yield { path: 'wisdom.json', rows: readQuotes(db, id) };
    yield { path: 'my-wisdom.json', rows: readCollection(db, id) };
  },
};

/** The questions of someone that no team reads, or that they deleted. */
async function listUnread(tx: Transaction, askerId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: curiosities.id })
    .from(curiosities)
    .where(
      and(
        eq(curiosities.askerId, askerId),
        or(isUnread(tx, curiosities.teamIds), isNotNull(curiosities.deletedAt)),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Not shared, or with teams alone that are erased since. */
function isUnread(db: Queryable, teamIds: AnyPgColumn): SQL {
  return notExists(db.select({ id: teams.id }).from(teams).where(sql`${teams.id} = any (${teamIds})`));
}

type Read = { readonly id: string };

/** Deleted ones too, until they are erased. */
async function* readTodos(db: Database, ownerId: string) {
  const rows = inPages((after: typeof todos.$inferSelect | undefined, limit) =>
    db
      .select()
      .from(todos)
      .where(and(eq(todos.ownerId, ownerId), after && gt(todos.id, after.id)))
      .orderBy(asc(todos.id))
      .limit(limit),
  );
  for await (const { ownerId: _, ...todo } of rows) yield todo;
}

/** Each with what its owner answered; deleted ones too, until they are erased. */
function readMistakes(db: Database, ownerId: string) {
  const { ownerId: _, words: __, ...columns } = getTableColumns(mistakes);
  const answers = sql<unknown>`(
    select coalesce(json_agg(json_build_object('answer', given.answer, 'day', given.answered_on, 'at', given.answered_at)
      order by given.asked_on), '[]')
    from ${mistakeAnswers} as given where given.mistake_id = ${mistakes}.id
  )`;
  return inPages((after: Read | undefined, limit) =>
    db
      .select({ ...columns, answers })
      .from(mistakes)
      .where(and(eq(mistakes.ownerId, ownerId), after && gt(mistakes.id, after.id)))
      .orderBy(asc(mistakes.id))
      .limit(limit),
  );
}

/** Each with what it said before; deleted ones too, until they are erased. */
function readGuidelines(db: Database, ownerId: string) {
  const { ownerId: _, words: __, ...columns } = getTableColumns(guidelines);
  const earlierVersions = sql<unknown>`(
    select coalesce(json_agg(json_build_object('version', said.version, 'category', said.category, 'title', said.title,
      'content', said.content, 'writtenAt', said.written_at) order by said.version), '[]')
    from ${guidelineVersions} as said where said.guideline_id = ${guidelines}.id
  )`;
  return inPages((after: Read | undefined, limit) =>
    db
      .select({ ...columns, earlierVersions })
      .from(guidelines)
      .where(and(eq(guidelines.ownerId, ownerId), after && gt(guidelines.id, after.id)))
      .orderBy(asc(guidelines.id))
      .limit(limit),
  );
}

type ReadGuideline = Omit<typeof guidelines.$inferSelect, 'ownerId' | 'words'>;

/** The rows as they are, each of which is also put on a list. */
async function* noting<Row>(rows: AsyncIterable<Row>, list: Row[]) {
  for await (const row of rows) {
    list.push(row);
    yield row;
  }
}

function readImprovements(db: Database, ownerId: string) {
  const { ownerId: _, ...columns } = getTableColumns(improvements);
  return inPages((after: Read | undefined, limit) =>
    db
      .select(columns)
      .from(improvements)
      .where(and(eq(improvements.ownerId, ownerId), after && gt(improvements.id, after.id)))
      .orderBy(asc(improvements.id))
      .limit(limit),
  );
}

/** What is kept of someone beside their questions: what they were asked to answer, and what they chose. */
type BesideQuestions = { readonly asked: readonly unknown[]; readonly choices: unknown };

/**
 * One's questions; deleted ones too, until they are erased.
 * @param beside gets what is kept beside them, which comes with the first page
 */
async function* readQuestions(db: Database, askerId: string, beside: BesideQuestions[]) {
  const { id, diaryId, day, question, detail, teamIds, solvedAt, createdAt } = curiosities;
  const { acceptedId, helped, deletedAt } = curiosities;
  const asked = sql<unknown[]>`(
    select coalesce(json_agg(json_build_object('id', ask.curiosity_id, 'teamId', ask.team_id, 'askedAt', ask.asked_at)
      order by ask.asked_at, ask.curiosity_id), '[]')
    from ${curiosityAsks} as ask where ask.person_id = ${users}.id
  )`;
  const choices = sql<unknown>`(
    select json_build_object('askable', choice.askable, 'ranked', choice.ranked)
    from ${curiosityChoices} as choice where choice.user_id = ${users}.id
  )`;
  const own = {
    id,
    diaryId,
    day,
    question,
    detail,
    teamIds,
    solvedAt,
    createdAt,
    acceptedId,
    helped,
    deletedAt,
  };
  type Row = { readonly own: Read | null; readonly beside: BesideQuestions | null };
  const rows = inPages((after: Row | undefined, limit) =>
    db
      .select({
        own,
        beside: after
          ? sql<null>`null`
          : sql<BesideQuestions>`json_build_object('asked', ${asked}, 'choices', ${choices})`,
      })
      .from(users)
      .leftJoin(
        curiosities,
        and(eq(curiosities.askerId, users.id), after?.own ? gt(id, after.own.id) : undefined),
      )
      .where(eq(users.id, askerId))
      .orderBy(asc(id))
      .limit(limit),
  );
  for await (const row of rows) {
    if (row.beside && beside.length === 0) beside.push(row.beside);
    if (row.own) yield row.own;
  }
}

/** What someone published, and what teammates kept of their words; without the words of others, and who kept which. */
function readQuotes(db: Database, userId: string) {
  const { id, teamId, keeperId, writerId, day, diaryId, createdAt, deletedAt } = quotes;
  const isKeeper = sql`${keeperId} = ${userId}`;
  const isAuthor = sql`coalesce(${writerId}, ${keeperId}) = ${userId}`;
  return inPages((after: Read | undefined, limit) =>
    db
      .select({
        ...{ id, teamId, day, createdAt, deletedAt },
        published: sql<boolean>`${isKeeper}`,
        text: sql<string | null>`case when ${isAuthor} then ${quotes.text} end`,
        source: sql<string | null>`case when ${isKeeper} then ${quotes.source} end`,
        diaryId: sql<string | null>`case when ${isAuthor} then ${diaryId} end`,
      })
      .from(quotes)
      .where(and(sql`(${isKeeper} or ${writerId} = ${userId})`, after && gt(id, after.id)))
      .orderBy(asc(id))
      .limit(limit),
  );
}

/** In its order by `position`; deleted items too, until they are erased. */
function readCollection(db: Database, ownerId: string) {
  const { id, quoteId, curiosityId, text, source, tags, position, createdAt, deletedAt } = collections;
  return inPages((after: Read | undefined, limit) =>
    db
      .select({ id, quoteId, curiosityId, text, source, tags, position, createdAt, deletedAt })
      .from(collections)
      .where(and(eq(collections.ownerId, ownerId), after && gt(id, after.id)))
      .orderBy(asc(id))
      .limit(limit),
  );
}
