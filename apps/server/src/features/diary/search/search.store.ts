import { type SQL, sql } from 'drizzle-orm';
import { diaryWords } from '../../../db/schema/diary.ts';
import type { Ports } from '../../../platform/ports.ts';
import type { Reader } from '../policy.ts';
import { valuesOf } from '../reading/store.ts';
import { broughtFor, type FoundDiary, selectFound } from './found.store.ts';
import { type Question, queriesOf } from './search.rules.ts';

/** A diary with the number by which the best come first. */
export type Candidate = { readonly diary: FoundDiary; readonly relevance: number };

type CandidatePage = {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** The last candidate read: how well it fits, its day and id. */
  readonly after: readonly [relevance: string, day: string, diaryId: string] | undefined;
  readonly limit: number;
};

/**
 * Diaries that may answer a question, the best first, then the newest. All that answer it are among them, with some that
 * do not: whether a reader sees the words is decided on the diary as it is shown to them.
 */
export async function listCandidates(
  { database: { db }, hooks }: Pick<Ports, 'database' | 'hooks'>,
  question: Question,
  { from, to, after, limit }: CandidatePage,
  reader: Reader,
): Promise<Candidate[]> {
  const { shared, own, whole, rank } = queriesOf(question);
  const all = sql`(${diaryWords.shared} || ${diaryWords.own})`;
  const relevance: SQL<number> =
    rank === null
      ? sql`0`
      : sql`round(1000 * ts_rank(case when ${diaryWords.authorId} = ${question.readerId} then ${all} else ${diaryWords.shared} end, ${rank}::tsquery, 1))::int`;
  const conditions = [
    own === null
      ? sql`${diaryWords.shared} @@ ${shared}::tsquery`
      : sql`(${diaryWords.shared} @@ ${shared}::tsquery or (${diaryWords.own} @@ ${own}::tsquery and ${all} @@ ${whole}::tsquery))`,
    ...(from ? [sql`${diaryWords.day} >= ${from}::date`] : []),
    ...(to ? [sql`${diaryWords.day} <= ${to}::date`] : []),
  ];
  const found = sql`(
    select ${diaryWords.diaryId}, ${diaryWords.day}, ${relevance} as relevance
    from ${diaryWords} where ${sql.join(conditions, sql` and `)}
  ) as found`;
  const beyond = after
    ? sql`where (relevance, day, diary_id) < (${after[0]}::int, ${after[1]}::date, ${after[2]}::uuid)`
    : sql``;
  const page = sql`
    select * from ${found} ${beyond} order by relevance desc, day desc, diary_id desc limit ${limit}`;
  const asked = valuesOf(reader);
  const brought = broughtFor(question.terms, limit, asked);
  const rows = await selectFound(db, hooks, page, asked, brought, {
    relevance: sql<number>`page.relevance`,
  }).orderBy(sql`page.relevance desc, page.day desc, page.diary_id desc`);
  return rows.map(({ relevance, ...diary }) => ({ diary, relevance }));
}
