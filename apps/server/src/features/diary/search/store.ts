import {
  and,
  asc,
  eq,
  getTableColumns,
  isNull,
  not,
  type QueryPromise,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries, diaryWords } from '../../../db/schema/diary.ts';
import { memberships } from '../../../db/schema/team.ts';
import { type Params, statement } from '../../../db/statement.ts';
import { personColumns } from '../../account/store.ts';
import { wordLists } from '../../team/words/store.ts';
import { queryInTeams, WEIGHED_TEXTS } from './rules.ts';
import { describeWords, teamVector } from './search.rules.ts';

export { describeWords, teamVector };

/** What a text of one person alone is found by, its owner among it, as the indexes of such tables have it. */
export const ownWords = (words: SQLWrapper, ownerId: SQLWrapper): SQL =>
  sql`(${words} || array_to_tsvector(array['=a' || ${ownerId}::text]))`;

type Described = Pick<
  typeof diaries.$inferSelect,
  'id' | 'authorId' | 'day' | 'teamIds' | 'title' | 'sections'
>;

/** Keeps what a diary is found by from now on. */
export function writeWords(tx: Transaction, diary: Described): QueryPromise<unknown> {
  const { id, authorId, day } = diary;
  return upsertWords(tx, { diaryId: id, authorId, day, ...describeWords(diary) });
}

const upsertWords = statement(
  'write_words',
  (db, { diaryId, authorId, day, shared, own }: Params<typeof diaryWords.$inferSelect>) =>
    db
      .insert(diaryWords)
      .values({ diaryId, authorId, day, shared, own })
      .onConflictDoUpdate({
        target: diaryWords.diaryId,
        set: { shared: sql`excluded.shared`, own: sql`excluded.own` },
      }),
);

/** Words that are still to be written, as the index that holds no others has it. */
const missing = sql`${diaryWords.shared} = ''::tsvector`;

/** Words that are written; the others will be from what the diary says and who reads it then. */
export const isDescribed = not(missing);

/** Writes the words of at most so many diaries that have none; tells how many those were. */
export async function writeMissingWords(tx: Transaction, limit: number): Promise<number> {
  const rows = await tx
    .select(getTableColumns(diaries))
    .from(diaryWords)
    .innerJoin(diaries, eq(diaries.id, diaryWords.diaryId))
    .where(and(missing, isNull(diaries.deletedAt)))
    .orderBy(asc(diaryWords.diaryId))
    .limit(limit)
    .for('update', { of: diaries });
  for (const diary of rows) await writeWords(tx, diary);
  return rows.length;
}

/** Diaries that are read whole: so many of one author, and of all. */
const OF_ONE_AUTHOR = 3;
const READ_WHOLE = 36;

/** A diary that may tell what is asked for. */
export type Telling = {
  readonly diaryId: string;
  readonly author: { readonly id: string; readonly name: string; readonly avatar: string | null };
  readonly day: string;
  readonly sections: (typeof diaries.$inferSelect)['sections'];
  /** Sensitive words of its teams; each list joined by `WORD_SEPARATOR`. */
  readonly words: readonly string[];
  /** In how many diaries each word stands, by its place among the words. */
  readonly frequencies: Readonly<Record<string, number>>;
};

type Knowing = {
  readonly readerId: string;
  readonly teamIds: readonly string[];
  /** By what each word is found, in writing. */
  readonly conditions: readonly string[];
};

/** Who may be named: the condition on a person's id, and the values of its placeholders. */
type Naming = {
  readonly mayBeNamed: (personId: SQL) => SQL;
  readonly values: Readonly<Record<string, unknown>>;
};

/**
 * What others in some teams wrote about something where those teams read it, for each author the diaries with most of
 * the rarest words; never what an author alone sees. Each word is looked up in the index by itself, together with the
 * teams, so that what other teams wrote costs nothing.
 */
export async function listTelling(
  db: Queryable,
  { readerId, teamIds, conditions }: Knowing,
  { mayBeNamed, values }: Naming,
): Promise<Telling[]> {
  if (conditions.length === 0 || teamIds.length === 0) return [];
  const queries = conditions.map((condition) => queryInTeams(teamIds, condition));
  return findTelling(db, { ...values, readerId, teamIds, queries }, mayBeNamed);
}

const findTelling = statement(
  'find_telling_diaries',
  (
    db,
    {
      readerId,
      teamIds,
      queries,
    }: Params<{ readerId: string; teamIds: readonly string[]; queries: readonly string[] }>,
    mayBeNamed: (personId: SQL) => SQL,
  ) => {
    const limit = (count: number) => sql.raw(String(count));
    return db
      .select({
        diaryId: diaries.id,
        author: personColumns(users),
        day: diaries.day,
        sections: diaries.sections,
        words: wordLists(sql`${diaries.teamIds}`),
        frequencies: sql<Record<string, number>>`best.frequencies`,
      })
      .from(sql`(
        with hits as materialized (
          select asked.place, found.* from unnest(${queries}::text[]) with ordinality as asked (query, place)
          cross join lateral (
            select worded.diary_id, worded.author_id, worded.day from ${diaryWords} as worded
            where worded.shared @@ asked.query::tsquery limit ${limit(WEIGHED_TEXTS)}
          ) as found
        ),
        weights as (
          select place, count(*) as found,
            ln(1 + (${limit(WEIGHED_TEXTS)} - count(*) + 0.5) / (count(*) + 0.5)) as weight
          from hits group by place
        ),
        named as materialized (
          select distinct member.user_id from ${memberships} as member
          where member.team_id = any (${teamIds}::uuid[]) and member.left_at is null
            and member.user_id <> ${readerId}::uuid and ${mayBeNamed(sql`member.user_id`)}
        ),
        scored as (
          select hits.diary_id, hits.author_id, hits.day, sum(weights.weight) as score
          from hits join weights using (place)
          where hits.author_id in (select user_id from named)
          group by hits.diary_id, hits.author_id, hits.day
        ),
        ranked as (
          select *, row_number() over (partition by author_id order by score desc, day desc, diary_id) as nth
          from scored
        )
        select diary_id, score, (select json_object_agg(place, found) from weights) as frequencies
        from ranked where nth <= ${limit(OF_ONE_AUTHOR)}
        order by score desc, day desc, diary_id limit ${limit(READ_WHOLE)}
      ) as best`)
      .innerJoin(diaries, sql`${diaries.id} = best.diary_id`)
      .innerJoin(users, eq(users.id, diaries.authorId))
      .where(isNull(diaries.deletedAt))
      .orderBy(sql`best.score desc, ${diaries.day} desc, ${diaries.id}`);
  },
);
