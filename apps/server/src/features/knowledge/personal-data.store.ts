import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { guidelines, guidelineVersions, improvements } from '../../db/schema/handbook.ts';
import { curiosities, mistakeAnswers, mistakes, todos } from '../../db/schema/knowledge.ts';
import { teams } from '../../db/schema/team.ts';
import { inPages, type PersonalData, personal } from '../../platform/personal-data.ts';
import { writeHandbook } from './handbook/markdown.rules.ts';
import { inTheirOrder } from './handbook/rules.ts';

/** People's lists: to-dos and goals, mistakes, questions, the handbook. */
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
      people: { askerId: { kept: 'a question that teams read stays there without a name' } },
      shared: ['question'],
      archive: 'questions.json',
    }),
  ],

  async erase(tx, { id }) {
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
    await tx.delete(curiosities).where(and(eq(curiosities.askerId, id), isUnread(tx, curiosities.teamIds)));
    await tx.update(curiosities).set({ detail: '' }).where(eq(curiosities.askerId, id));
  },

  async eraseLeftOver(tx, _, limit) {
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
    const erased = [
      await tx.delete(mistakes).where(inArray(mistakes.id, leftMistakes)).returning({ id: mistakes.id }),
      await tx
        .delete(curiosities)
        .where(inArray(curiosities.id, leftQuestions))
        .returning({ id: curiosities.id }),
    ];
    return Math.max(...erased.map((rows) => rows.length));
  },

  async *export({ db }, { id, locale }) {
    yield { path: 'todos.json', rows: readTodos(db, id) };
    yield { path: 'mistakes.json', rows: readMistakes(db, id) };
    const handbook: ReadGuideline[] = [];
    yield { path: 'handbook.json', rows: noting(readGuidelines(db, id), handbook) };
    yield { path: 'improvements.json', rows: readImprovements(db, id) };
    const living = inTheirOrder(handbook.filter(({ deletedAt }) => deletedAt === null));
    if (living.length > 0) yield { path: 'handbook.md', content: writeHandbook(living, locale) };
    yield { path: 'questions.json', rows: readQuestions(db, id) };
  },
};

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

function readQuestions(db: Database, askerId: string) {
  const { id, diaryId, day, question, detail, teamIds, solvedAt, createdAt } = curiosities;
  return inPages((after: Read | undefined, limit) =>
    db
      .select({ id, diaryId, day, question, detail, teamIds, solvedAt, createdAt })
      .from(curiosities)
      .where(and(eq(curiosities.askerId, askerId), after && gt(id, after.id)))
      .orderBy(asc(id))
      .limit(limit),
  );
}
