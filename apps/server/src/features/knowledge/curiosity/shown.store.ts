import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { cutBySize, type LongRow } from '../../../db/cut-by-size.ts';
import type { Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { curiosities, curiosityAsks } from '../../../db/schema/knowledge.ts';
import { collections } from '../../../db/schema/wisdom.ts';
import { type Params, statement } from '../../../db/statement.ts';
import { PAGE_BYTES } from '../../../http/page.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import { personColumns } from '../../account/store.ts';
import { type Talk, talkColumn } from '../../notice/objects/hooks.ts';
import { wordLists } from '../../team/words/store.ts';
import { type AcceptedAnswer, acceptedColumn } from './hooks.ts';
import type { QuestionReader } from './policy.ts';
import { QUESTION } from './rules.ts';

export type StoredQuestion = Omit<typeof curiosities.$inferSelect, 'words'>;
export type Person = { readonly id: string; readonly name: string; readonly avatar: string | null };

/** A question with all that one reader is shown beside it. */
export type HydratedQuestion = StoredQuestion & {
  readonly asker: Person;
  /** Sensitive words of its teams; each list joined by `WORD_SEPARATOR`. */
  readonly lists: readonly string[];
  readonly talk: Talk;
  readonly accepted: AcceptedAnswer | null;
  /** The item of the reader’s collection that holds it. */
  readonly collectedAs: string | null;
  /** The people its asker asked, in that order. */
  readonly asked: readonly Person[];
};

const { words: _, ...columns } = {
  ...getTableColumns(curiosities),
  /** Null also where its diary is deleted, and the question was kept. */
  diaryId: sql<string | null>`(
    select entry.id from ${diaries} as entry where entry.id = ${curiosities}.diary_id and entry.deleted_at is null
  )`,
};

/** All of a question but what it is found by. */
export const questionColumns = columns;

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
 * @param page a query of the columns `id` and `nth`, their order, and of those that `more` takes from it; it is cut already
 */
function selectHydrated<More extends Readonly<Record<string, SQL>> = Record<never, never>>(
  db: Queryable,
  hooks: Hooks,
  page: SQL,
  { userId, teamIds }: { readonly userId: SQL; readonly teamIds: SQL },
  more: More = {} as More,
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
      ...more,
      ...questionColumns,
      asker: personColumns(users),
      lists: wordLists(beside.teamIds),
      talk: hooks.column(talkColumn, { kind: QUESTION, objectId: beside.questionId, ...beside }),
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

/** A reader as a statement takes them. */
const valuesOf = ({ userId, teamIds }: QuestionReader) => ({
  userId: sql`${userId}::uuid`,
  teamIds: sql`${sql.param(teamIds)}::uuid[]`,
});

/**
 * The questions of a list as one reader is shown them: as many as fit on a page, and one more.
 * @param listed a query of the columns `id` and `nth`, their order
 */
export async function selectPage(
  db: Queryable,
  hooks: Hooks,
  listed: SQL,
  reader: QuestionReader,
): Promise<(HydratedQuestion & LongRow)[]> {
  const sized = sql`
    select listed.id, listed.nth, octet_length(shown.question) + octet_length(shown.detail) as size
    from (${listed}) as listed join ${curiosities} as shown on shown.id = listed.id`;
  return selectHydrated(db, hooks, cutBySize(sized, PAGE_BYTES), valuesOf(reader), {
    size: sql<number>`page.size`,
    more: sql<boolean>`page.more`,
  });
}

type OneQuestion = { readonly id: string; readonly userId: string; readonly teamIds: readonly string[] };

const findOne = statement('show_question', (db, { id, userId, teamIds }: Params<OneQuestion>, hooks: Hooks) =>
  selectHydrated(
    db,
    hooks,
    sql`select one.id, 1 as nth from ${curiosities} as one where one.id = ${id}::uuid and one.deleted_at is null`,
    { userId: sql`${userId}::uuid`, teamIds: sql`${teamIds}::uuid[]` },
  ),
);

/** Questions that are not hidden, in this order. */
export async function hydrateQuestions(
  db: Queryable,
  hooks: Hooks,
  ids: readonly string[],
  reader: QuestionReader,
): Promise<HydratedQuestion[]> {
  if (ids.length === 0) return [];
  const page = sql`
    select wanted.id, wanted.nth from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted (id, nth)
    join ${curiosities} as shown on shown.id = wanted.id and shown.deleted_at is null`;
  return selectHydrated(db, hooks, page, valuesOf(reader));
}

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
