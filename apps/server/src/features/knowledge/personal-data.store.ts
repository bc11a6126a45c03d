import { and, eq, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../db/open-database.ts';
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
import { instant } from '../../platform/archive-lists.ts';
import { type ArchiveList, impersonal, type PersonalData, personal } from '../../platform/personal-data.ts';
import { eraseHiddenQuestions, eraseQuestions } from './curiosity/erasing.store.ts';
import { withMarkdown } from './lists/archive.store.ts';
import { eraseHiddenQuotes, eraseQuotesOf } from './wisdom/store.ts';

const READ_BY_TEAMS = { kept: 'a line of wisdom that a team reads stays there without a name' };
const ASKED_OF_TEAMS = { kept: 'a question that teams read stays there without a name' };

/** What its owner answered about a mistake. */
const answers = sql`(
  select coalesce(json_agg(json_build_object('answer', given.answer, 'day', given.answered_on, 'at', given.answered_at)
    order by given.asked_on), '[]')
  from ${mistakeAnswers} as given where given.mistake_id = ${mistakes}.id
)`;

/** What a guideline said before. */
const earlierVersions = sql`(
  select coalesce(json_agg(json_build_object('version', said.version, 'category', said.category, 'title', said.title,
    'content', said.content, 'writtenAt', said.written_at) order by said.version), '[]')
  from ${guidelineVersions} as said where said.guideline_id = ${guidelines}.id
)`;

/** People's lists: to-dos and goals, mistakes, questions, the handbook, lines of wisdom and what they collect of them. */
export const knowledgeData: PersonalData = {
  tables: [
    personal(todos, { people: { ownerId: 'erased' }, hidden: 'erased', archive: { rows: 'todos.json' } }),
    personal(mistakes, {
      people: { ownerId: 'erased' },
      hidden: 'erased',
      archive: { rows: 'mistakes.json', also: { answers } },
    }),
    personal(mistakeAnswers, {
      people: { mistakeId: 'erased', ownerId: 'erased' },
      archive: 'mistakes.json',
    }),
    personal(guidelines, {
      people: { ownerId: 'erased' },
      hidden: 'erased',
      archive: { rows: 'handbook.json', also: { earlierVersions } },
    }),
    personal(guidelineVersions, { people: { guidelineId: 'erased' }, archive: 'handbook.json' }),
    personal(improvements, {
      people: { ownerId: 'erased' },
      hidden: 'erased',
      archive: { rows: 'improvements.json' },
    }),
    personal(curiosities, {
      people: { askerId: ASKED_OF_TEAMS, solverId: 'erased', words: ASKED_OF_TEAMS },
      shared: ['question', 'words'],
      hidden: { erased: 'with answers and all else that hangs on them' },
      archive: { rows: 'questions.json', without: ['askerId', 'solverId', 'words', 'pastAnswers'] },
    }),
    personal(quotes, {
      people: {
        keeperId: READ_BY_TEAMS,
        writerId: READ_BY_TEAMS,
        deletedBy: 'erased',
        words: READ_BY_TEAMS,
      },
      shared: ['text', 'source', 'words'],
      hidden: { erased: 'with what was said about them' },
      archive: 'wisdom.json',
    }),
    personal(collections, {
      people: { ownerId: 'erased', words: { erased: 'goes with its row' } },
      hidden: 'erased',
      archive: { rows: 'my-wisdom.json' },
    }),
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
    personal(curiosityAsks, {
      people: { personId: 'erased' },
      archive: { rows: 'asked.json', as: { curiosityId: 'id' } },
    }),
    personal(curiosityAccesses, {
      people: { readerId: 'erased', ownerId: 'erased' },
      archive: 'opened-questions.json',
    }),
    personal(curiosityChoices, { people: { userId: 'erased' }, archive: { rows: 'question-choices.json' } }),
    impersonal(sharedMistakes, 'what a team shares without names, in shuffled order and for a few days'),
  ],

  async erase(tx, { id }, ctx) {
    await eraseQuotesOf(tx, ctx, id);
    await takeOutShared(tx, id);
    await eraseQuestions(tx, ctx, await listUnread(tx, id));
    await tx.update(curiosities).set({ detail: '', images: [] }).where(eq(curiosities.askerId, id));
  },

  eraseHidden: [eraseHiddenQuestions, eraseHiddenQuotes],

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

  lists: (userId) => [wisdomOf(userId), openedBy(userId)],

  present: (file, { locale }) => withMarkdown(file, locale),
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

/** Which questions of others someone opened, and on which days: what their askers are shown. */
const openedBy = (userId: string): ArchiveList => ({
  path: 'opened-questions.json',
  table: sql`(
    select ledger.curiosity_id as id, json_agg(ledger.day order by ledger.day) as days
    from ${curiosityAccesses} as ledger where ledger.reader_id = ${userId} and ledger.kind = 'opened'
    group by ledger.curiosity_id
  ) as opened`,
  key: [{ value: sql`opened.id`, type: 'uuid' }],
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
    key: [{ value: id, type: 'uuid' }],
    whose: sql`(${isKeeper} or ${writerId} = ${userId})`,
    row: {
      id,
      teamId,
      day,
      createdAt: instant(createdAt),
      deletedAt: instant(deletedAt),
      published: isKeeper,
      text: sql`case when ${isAuthor} then ${quotes.text} end`,
      source: sql`case when ${isKeeper} then ${quotes.source} end`,
      diaryId: sql`case when ${isAuthor} then ${quotes.diaryId} end`,
    },
  };
}
