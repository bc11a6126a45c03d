import { type DiaryView, isPrivateLine, sharedSections, textsOf } from '@garden/contract';
import { eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { customerReviews, diaries } from '../../../db/schema/diary.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import type { Ports } from '../../../platform/ports.ts';
import { personColumns } from '../../account/store.ts';
import { type Talk, talkColumn } from '../../notice/objects/hooks.ts';
import { teamsLedIn } from '../../team/departments/store.ts';
import { wordLists } from '../../team/words/store.ts';
import { type DiaryGrade, mayRead, type Reader, sharedTeams } from '../policy.ts';
import { presentDiary } from '../present.ts';
import { DIARY } from '../rules.ts';
import type { AddedDiary, StoredDiary } from '../store.ts';
import { type DiaryColumns, followedColumn, gradeColumn } from './hooks.ts';

type Person = { readonly id: string; readonly name: string; readonly avatar: string | null };

/** What a leader said of a customer-good item. */
export type ReviewColumns = {
  /** The item as it was written. */
  readonly item: string;
  readonly reviewer: Person;
  readonly verdict: 'praise' | 'ask';
  readonly note: string;
  /** ISO 8601. */
  readonly at: string;
};

/** A diary with all that one reader is shown beside it. */
export type HydratedDiary = StoredDiary & {
  readonly author: Person;
  /** Sensitive words of its teams; each list joined by `WORD_SEPARATOR`. */
  readonly words: readonly string[];
  /** The oldest first. */
  readonly reviews: readonly ReviewColumns[];
  /** Teams in which the reader leads its author. */
  readonly ledIn: readonly string[];
  readonly followed: boolean;
  readonly talk: Talk;
  readonly score: DiaryGrade | null;
};

/** Where a statement takes its reader from: the values of one call, or the placeholders of a prepared statement. */
export type ReaderSql = { readonly userId: SQL; readonly teamIds: SQL };

export const preparedReader: ReaderSql = {
  userId: sql`${sql.placeholder('readerId')}::uuid`,
  teamIds: sql`${sql.placeholder('readerTeamIds')}::uuid[]`,
};

export function valuesOf({ userId, teamIds }: Reader): ReaderSql {
  return { userId: sql`${userId}::uuid`, teamIds: sql`${sql.param(teamIds)}::uuid[]` };
}

/** What `preparedReader` stands for. */
export function readerValues({ userId, teamIds }: Reader) {
  return { readerId: userId, readerTeamIds: teamIds };
}

/** @param items where not all are asked for: those alone that are in this list */
export function reviewsOf(diaryId: SQL, items?: SQL): SQL<ReviewColumns[]> {
  const reviewer = alias(users, 'reviewer');
  const person = personColumns(reviewer);
  return sql`(
    select coalesce(json_agg(
      json_build_object(
        'item', ${customerReviews.item}, 'verdict', ${customerReviews.verdict}, 'note', ${customerReviews.note},
        'at', ${customerReviews.createdAt},
        'reviewer', json_build_object('id', ${person.id}, 'name', ${person.name}, 'avatar', ${person.avatar})
      )
      order by ${customerReviews.createdAt}, ${customerReviews.reviewerId}
    ), '[]')
    from ${customerReviews} join ${users} as reviewer on ${reviewer.id} = ${customerReviews.reviewerId}
    where ${customerReviews.diaryId} = ${diaryId} ${items ? sql`and ${items} ? ${customerReviews.item}` : sql``}
  )`;
}

/** What columns beside a diary are written from. */
export const besideDiary = (reader: ReaderSql): DiaryColumns => ({
  diaryId: sql`${diaries.id}`,
  authorId: sql`${diaries.authorId}`,
  teamIds: sql`${diaries.teamIds}`,
  readerId: reader.userId,
  readerTeamIds: reader.teamIds,
});

/**
 * The diaries of a page as one reader is shown them, by one statement.
 * @param page a query of the column `diary_id`, and of those that `more` takes from it; it is cut already
 */
export function selectHydrated<More extends Readonly<Record<string, SQL>> = Record<never, never>>(
  db: Database,
  hooks: Hooks,
  page: SQL,
  reader: ReaderSql,
  more: More = {} as More,
) {
  const beside = besideDiary(reader);
  return db
    .select({
      ...more,
      ...getTableColumns(diaries),
      author: personColumns(users),
      words: wordLists(beside.teamIds),
      reviews: reviewsOf(beside.diaryId),
      ledIn: teamsLedIn({ leaderId: reader.userId, userId: beside.authorId, teamIds: reader.teamIds }),
      followed: hooks.column(followedColumn, beside),
      talk: hooks.column(talkColumn, { kind: DIARY, objectId: beside.diaryId, ...beside }),
      score: hooks.column(gradeColumn, beside),
    })
    .from(sql`(${page}) as page`)
    .innerJoin(diaries, sql`${diaries.id} = page.diary_id`)
    .innerJoin(users, eq(users.id, diaries.authorId))
    .$dynamic();
}

type ReaderValues = ReturnType<typeof readerValues>;

const selectShown = (db: Database, hooks: Hooks, condition: SQL) =>
  selectHydrated(
    db,
    hooks,
    sql`select ${diaries.id} as diary_id from ${diaries} where ${condition} and ${isNull(diaries.deletedAt)}`,
    preparedReader,
  );

const showDiary = statement(
  'show_diary',
  (db, { diaryId }: Params<ReaderValues & { diaryId: string }>, hooks: Hooks) =>
    selectShown(db, hooks, sql`${diaries.id} = ${diaryId}`),
);

const showDiaryOfDay = statement(
  'show_diary_of_day',
  (db, { authorId, day }: Params<ReaderValues & { authorId: string; day: string }>, hooks: Hooks) =>
    selectShown(db, hooks, sql`${diaries.authorId} = ${authorId} and ${diaries.day} = ${day}::date`),
);

/** A diary as its author is shown it once it is published, when there is nothing beside it yet but its score. */
export function hydrateAdded(
  diary: AddedDiary,
  author: HydratedDiary['author'],
  score: DiaryGrade | null,
): HydratedDiary {
  const talk = { comments: 0, reactions: [], answered: false };
  return { ...diary, author, words: [], reviews: [], ledIn: [], followed: false, talk, score };
}

type Source = Pick<Ports, 'database' | 'hooks'>;

/**
 * A diary that is not hidden, whether or not its reader may see it.
 * @param on the transaction that has changed it, where one has
 */
export async function hydrateDiary(
  { database: { db }, hooks }: Source,
  diaryId: string,
  reader: Reader,
  on: Queryable = db,
): Promise<HydratedDiary | null> {
  const [found] = await showDiary(on, { diaryId, ...readerValues(reader) }, hooks);
  return found ?? null;
}

/** A person's own diary of a day, where they have published one. */
export async function hydrateOwnDiary(
  { database: { db }, hooks }: Source,
  author: Reader,
  day: string,
  on: Queryable = db,
): Promise<HydratedDiary | null> {
  const asked = { authorId: author.userId, day, ...readerValues(author) };
  const [found] = await showDiaryOfDay(on, asked, hooks);
  return found ?? null;
}

/**
 * The diaries of a page as their reader is shown them, for calls of other areas.
 * @param page a query of the columns `diary_id` and `day` that is cut already
 * @returns newest day first
 */
export async function presentPage(
  { database: { db }, hooks }: Source,
  page: SQL,
  reader: Reader,
): Promise<DiaryView[]> {
  const rows = await selectHydrated(db, hooks, page, valuesOf(reader)).orderBy(
    sql`page.day desc, page.diary_id desc`,
  );
  return rows.map((diary) => presentDiary(diary, reader));
}

/** A diary as far as its reader may take something from it. */
export type SharedReading = {
  readonly author: Person;
  readonly day: string;
  /** The teams of both. */
  readonly teamIds: readonly string[];
  /** What a team reads there; of their own diary, its author finds the words as they wrote them. */
  textsFor(teamId: string): readonly string[];
};

/** A diary for someone who takes a text from it to one of their teams; null where they may not read it. */
export async function readForTeams(
  source: Source,
  diaryId: string,
  reader: Reader,
): Promise<SharedReading | null> {
  const diary = await hydrateDiary(source, diaryId, reader);
  if (!diary || !mayRead(diary, reader)) return null;
  const isOwn = diary.authorId === reader.userId;
  return {
    author: diary.author,
    day: diary.day,
    teamIds: sharedTeams(diary, reader),
    textsFor(teamId) {
      if (isOwn) return sharedTextsOf(diary);
      const { title, sections } = presentDiary(diary, { ...reader, teamIds: [teamId] });
      return withTitle(title, textsOf(sections));
    },
  };
}

/** What everyone who reads a diary reads there. */
export function sharedTextsOf({ title, sections }: Pick<StoredDiary, 'title' | 'sections'>): string[] {
  return withTitle(title !== null && isPrivateLine(title) ? null : title, textsOf(sharedSections(sections)));
}

/** All that a diary says, what is its author's alone included. */
export function allTextsOf({ title, sections }: Pick<StoredDiary, 'title' | 'sections'>): string[] {
  return withTitle(title, textsOf(sections));
}

const withTitle = (title: string | null, texts: string[]) => (title === null ? texts : [title, ...texts]);
