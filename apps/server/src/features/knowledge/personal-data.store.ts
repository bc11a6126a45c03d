import { and, asc, eq, getTableColumns, gt, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Queryable, Transaction } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { guidelines, guidelineVersions, improvements } from '../../db/schema/handbook.ts';
import {
  curiosities,
  curiosityAccesses,
  curiosityAnswers,
  curiosityAsks,
  curiosityChoices,
  curiosityCounts,
  curiosityTeams,
  mistakeAnswers,
  mistakes,
  sharedMistakes,
  todos,
} from '../../db/schema/knowledge.ts';
import { teams } from '../../db/schema/team.ts';
import { collections, quotes } from '../../db/schema/wisdom.ts';
import { type ArchiveList, instant, readLists } from '../../platform/archive-lists.ts';
import { impersonal, inPages, type PersonalData, personal } from '../../platform/personal-data.ts';
import { eraseQuestions } from './curiosity/store.ts';
import { writeHandbook } from './handbook/markdown.rules.ts';
import { inTheirOrder } from './handbook/rules.ts';
import { withMarkdown } from './lists/archive.store.ts';
import { eraseQuotesOf } from './wisdom/store.ts';

const READ_BY_TEAMS = { kept: 'a line of wisdom that a team reads stays there without a name' };
const ASKED_OF_TEAMS = { kept: 'a question that teams read stays there without a name' };

/** People's lists: to-dos and goals, mistakes, questions, the handbook, lines of wisdom and what they collect of them. */
export const knowledgeData: PersonalData = {
  tables: [
    personal(todos, { people: { ownerId: 'erased' }, archive: 'todos.json' }),
    personal(mistakes, { people: { ownerId: 'erased' }, archive: 'mistakes.json' }),
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
    personal(curiosityTeams, {
      people: { curiosityId: ASKED_OF_TEAMS, solverId: 'erased' },
      archive: 'questions.json',
    }),
    personal(curiosityAnswers, {
      people: { userId: 'erased' },
      archive: { none: 'the days of answers that are in the archive one by one' },
    }),
    personal(curiosityCounts, {
      people: { userId: 'erased' },
      archive: { none: 'sums of questions and answers that are in the archive one by one' },
    }),
    personal(curiosityAsks, { people: { personId: 'erased' }, archive: 'asked.json' }),
    personal(curiosityAccesses, { people: { readerId: 'erased' }, archive: 'opened-questions.json' }),
    personal(curiosityChoices, { people: { userId: 'erased' }, archive: 'question-choices.json' }),
    impersonal(sharedMistakes, 'what a team shares without names, in shuffled order and for a few days'),
  ],

  async erase(tx, { id }, ctx) {
    await tx.delete(collections).where(eq(collections.ownerId, id));
    await eraseQuotesOf(tx, ctx, id);
    await tx.delete(todos).where(eq(todos.ownerId, id));
    await takeOutShared(tx, id);
    await tx.delete(mistakes).where(eq(mistakes.ownerId, id));
    await tx.delete(mistakeAnswers).where(eq(mistakeAnswers.ownerId, id));
    await tx.delete(guidelines).where(eq(guidelines.ownerId, id));
    await tx.delete(improvements).where(eq(improvements.ownerId, id));
    await eraseQuestions(tx, ctx, await listUnread(tx, id));
    await tx.update(curiosities).set({ detail: '', images: [] }).where(eq(curiosities.askerId, id));
    await tx.update(curiosities).set({ solverId: null }).where(eq(curiosities.solverId, id));
    await tx.update(curiosityTeams).set({ solverId: null }).where(eq(curiosityTeams.solverId, id));
    await tx.delete(curiosityAnswers).where(eq(curiosityAnswers.userId, id));
    await tx.delete(curiosityCounts).where(eq(curiosityCounts.userId, id));
    await tx.delete(curiosityAsks).where(eq(curiosityAsks.personId, id));
    await tx.delete(curiosityAccesses).where(eq(curiosityAccesses.readerId, id));
    await tx.delete(curiosityChoices).where(eq(curiosityChoices.userId, id));
  },

  async eraseLeftOver(tx, ctx, limit) {
    const leftQuestions = tx
      .select({ id: curiosities.id })
      .from(curiosities)
      .innerJoin(users, eq(users.id, curiosities.askerId))
      .where(and(isNotNull(users.erasedAt), isUnread(tx, curiosities.teamIds)))
      .limit(limit);
    const questionIds = (await leftQuestions).map(({ id }) => id);
    await eraseQuestions(tx, ctx, questionIds);
    return questionIds.length;
  },

  async *export({ db }, { id, locale }) {
    yield { path: 'todos.json', rows: readTodos(db, id) };
    yield* withMarkdown({ path: 'mistakes.json', rows: readMistakes(db, id) }, locale);
    const handbook: ReadGuideline[] = [];
    yield { path: 'handbook.json', rows: noting(readGuidelines(db, id), handbook) };
    const living = inTheirOrder(handbook.filter(({ deletedAt }) => deletedAt === null));
    if (living.length > 0) yield { path: 'handbook.md', pieces: writeHandbook(living, locale) };
    for (const file of readLists(db, listsOf(id))) yield* withMarkdown(file, locale);
  },
};

/**
 * Takes what someone shared out of what teams are shown without names. It was shown for a few days, long before an
 * erasure: no one sees it go.
 */
async function takeOutShared(tx: Transaction, ownerId: string): Promise<void> {
  const own = sql`(
    select own.text from ${mistakes} as own
    where own.owner_id = ${ownerId} and ${sharedMistakes.teamId} = any (own.shared_with)
  )`;
  await tx
    .update(sharedMistakes)
    .set({
      texts: sql`array(select text from unnest(${sharedMistakes.texts}) as text where text not in ${own})`,
    })
    .where(sql`${sharedMistakes.texts} && array${own}`);
}

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

/** Deleted items too, until they are erased. */
const listsOf = (userId: string): readonly ArchiveList[] => [
  {
    path: 'improvements.json',
    table: improvements,
    key: improvements.id,
    whose: eq(improvements.ownerId, userId),
    row: {
      id: improvements.id,
      text: improvements.text,
      day: improvements.day,
      checkOn: improvements.checkOn,
      answer: improvements.answer,
      note: improvements.note,
      answeredAt: instant(improvements.answeredAt),
      createdAt: instant(improvements.createdAt),
      deletedAt: instant(improvements.deletedAt),
    },
  },
  {
    path: 'questions.json',
    table: curiosities,
    key: curiosities.id,
    whose: eq(curiosities.askerId, userId),
    row: {
      id: curiosities.id,
      diaryId: curiosities.diaryId,
      day: curiosities.day,
      question: curiosities.question,
      detail: curiosities.detail,
      images: curiosities.images,
      teamIds: curiosities.teamIds,
      solvedAt: instant(curiosities.solvedAt),
      createdAt: instant(curiosities.createdAt),
      acceptedId: curiosities.acceptedId,
      helped: curiosities.helped,
      deletedAt: instant(curiosities.deletedAt),
    },
  },
  wisdomOf(userId),
  {
    path: 'my-wisdom.json',
    table: collections,
    key: collections.id,
    whose: eq(collections.ownerId, userId),
    row: {
      id: collections.id,
      quoteId: collections.quoteId,
      curiosityId: collections.curiosityId,
      text: collections.text,
      source: collections.source,
      tags: collections.tags,
      // Its order.
      position: collections.position,
      createdAt: instant(collections.createdAt),
      deletedAt: instant(collections.deletedAt),
    },
  },
  {
    path: 'asked.json',
    table: curiosityAsks,
    key: curiosityAsks.curiosityId,
    whose: eq(curiosityAsks.personId, userId),
    row: {
      id: curiosityAsks.curiosityId,
      teamId: curiosityAsks.teamId,
      askedAt: instant(curiosityAsks.askedAt),
    },
  },
  openedBy(userId),
  {
    path: 'question-choices.json',
    table: curiosityChoices,
    key: curiosityChoices.userId,
    whose: eq(curiosityChoices.userId, userId),
    row: { askable: curiosityChoices.askable, ranked: curiosityChoices.ranked },
  },
];

/** Which questions of others someone opened, and on which days: what their askers are shown. */
const openedBy = (userId: string): ArchiveList => ({
  path: 'opened-questions.json',
  table: sql`(
    select ledger.curiosity_id as id, json_agg(ledger.day order by ledger.day) as days
    from ${curiosityAccesses} as ledger where ledger.reader_id = ${userId} and ledger.kind = 'opened'
    group by ledger.curiosity_id
  ) as opened`,
  key: sql`opened.id`,
  whose: sql`true`,
  row: { id: sql`opened.id`, days: sql`opened.days` },
});

/** What someone published, and what teammates kept of their words; without the words of others, and who kept which. */
function wisdomOf(userId: string): ArchiveList {
  const { id, teamId, keeperId, writerId, day, createdAt, deletedAt } = quotes;
  const isKeeper = sql`${keeperId} = ${userId}`;
  const isAuthor = sql`coalesce(${writerId}, ${keeperId}) = ${userId}`;
  return {
    path: 'wisdom.json',
    table: quotes,
    key: id,
    whose: sql`(${isKeeper} or ${writerId} = ${userId})`,
    row: {
      ...{ id, teamId, day },
      createdAt: instant(createdAt),
      deletedAt: instant(deletedAt),
      published: isKeeper,
      text: sql`case when ${isAuthor} then ${quotes.text} end`,
      source: sql`case when ${isKeeper} then ${quotes.source} end`,
      diaryId: sql`case when ${isAuthor} then ${quotes.diaryId} end`,
    },
  };
}
