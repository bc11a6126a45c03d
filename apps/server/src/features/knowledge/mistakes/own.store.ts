import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { rowsAs } from '../../../db/rows-as.ts';
import { users } from '../../../db/schema/account.ts';
import { guidelines } from '../../../db/schema/handbook.ts';
import { mistakeAnswers, mistakes } from '../../../db/schema/knowledge.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { OwnRow } from '../../../http/own-rows.ts';
import { ownWords } from '../../diary/search/store.ts';

const { words: _, ...columns } = getTableColumns(mistakes);
export type MistakeRow = OwnRow<typeof mistakes>;
/** A mistake with the guideline that its owner made of it. */
export type LinkedMistake = MistakeRow & {
  readonly guideline: { readonly id: string; readonly title: string } | null;
};
export type MistakeChanges = Partial<Omit<typeof mistakes.$inferInsert, 'id' | 'ownerId'>>;
const guideline = { id: guidelines.id, title: guidelines.title };
const isLinked = and(eq(guidelines.id, mistakes.guidelineId), isNull(guidelines.deletedAt));
const isLiving = (ownerId: string) => and(eq(mistakes.ownerId, ownerId), isNull(mistakes.deletedAt));
/** Someone’s mistakes that may match a query, and those whose words are not kept: they may match, too. */
const matching = (ownerId: string, query: string): SQL => sql`
  select old.* from ${mistakes} as old
  where ${ownWords(sql`old.words`, sql`old.owner_id`)} @@ ${query}::tsquery
  union all
  select old.* from ${mistakes} as old where old.owner_id = ${ownerId} and old.words = ''::tsvector`;

/** Where a mistake stands in its owner's list. */
export type MistakeKey = readonly [day: string, id: string];

type Wanted = {
  readonly query: string | undefined;
  readonly tag: string | undefined;
  /** The first day of a month, and that of the next one. */
  readonly month: { readonly from: string; readonly to: string } | undefined;
  readonly state: 'asked' | 'outgrown' | undefined;
  readonly after: MistakeKey | undefined;
  readonly limit: number;
};

/** Someone's mistakes, the newest day first. */
export async function listMistakes(
  db: Database,
  ownerId: string,
  { query, tag, month, state, after, limit }: Wanted,
): Promise<LinkedMistake[]> {
  return db
    .select({ ...columns, guideline })
    .from(query === undefined ? mistakes : rowsAs(mistakes, matching(ownerId, query)))
    .leftJoin(guidelines, isLinked)
    .where(
      and(
        isLiving(ownerId),
        tag === undefined ? undefined : sql`${tag} = any (${mistakes.tags})`,
        month && and(gte(mistakes.day, month.from), lte(mistakes.day, month.to)),
        state === 'asked' ? isNotNull(mistakes.nextOn) : undefined,
        state === 'outgrown' ? isNotNull(mistakes.outgrownOn) : undefined,
        after && sql`(${mistakes.day}, ${mistakes.id}) < (${after[0]}::date, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(mistakes.day), desc(mistakes.id))
    .limit(limit);
}

type Named = { readonly name: string; readonly count: number };
type Summary = {
  readonly total: number;
  readonly asked: number;
  readonly outgrown: number;
  readonly months: Named[];
  readonly tags: Named[];
  readonly on: boolean;
};

/** How many mistakes someone has, by state, month and tag, and whether they are asked about them. */
export async function summarizeMistakes(db: Database, ownerId: string): Promise<Summary> {
  // Read once for all of the numbers, and only what they count; by days, of which there are few.
  const { day, tags, nextOn, outgrownOn } = mistakes;
  const own = db
    .$with('own')
    .as(db.select({ day, tags, nextOn, outgrownOn }).from(mistakes).where(isLiving(ownerId)));
  const list = (rows: SQL) =>
    sql<
      Named[]
    >`(select coalesce(json_agg(json_build_object('name', name, 'count', count)), '[]') from (${rows}) as named)`;
  const days = db.$with('days').as(
    db
      .select({
        day: own.day,
        count: sql<number>`count(*)::int`.as('count'),
        asked: sql<number>`count(own.next_on)::int`.as('asked'),
        outgrown: sql<number>`count(own.outgrown_on)::int`.as('outgrown'),
      })
      .from(own)
      .groupBy(own.day),
  );
  const number = (of: SQL) => sql<number>`(select coalesce(sum(${of}), 0)::int from ${days})`;
  const [found] = await db
    .with(own, days)
    .select({
      total: number(sql`days.count`),
      asked: number(sql`days.asked`),
      outgrown: number(sql`days.outgrown`),
      months: list(
        sql`select to_char(days.day, 'YYYY-MM') as name, sum(days.count)::int as count from ${days} group by 1 order by 1 desc limit 240`,
      ),
      tags: list(
        sql`select tag as name, count(*)::int as count from ${own}, unnest(own.tags) as tag where own.tags <> '{}' group by 1 order by 2 desc, 1 limit 200`,
      ),
      on: users.mistakesAsked,
    })
    .from(users)
    .where(eq(users.id, ownerId));
  if (!found) throw new Error(`no one is ${ownerId}`);
  return found;
}

export async function findMistake(
  db: Queryable,
  mistakeId: string,
  ownerId: string,
): Promise<LinkedMistake | null> {
  const [found] = await db
    .select({ ...columns, guideline })
    .from(mistakes)
    .leftJoin(guidelines, isLinked)
    .where(and(eq(mistakes.id, mistakeId), isLiving(ownerId)));
  return found ?? null;
}

/** What its owner answered, the newest first. */
export async function listAnswers(db: Queryable, mistakeId: string, ownerId: string) {
  const { answer, askedOn, answeredOn } = mistakeAnswers;
  return db
    .select({ answer, askedOn, day: answeredOn })
    .from(mistakeAnswers)
    .where(and(eq(mistakeAnswers.mistakeId, mistakeId), eq(mistakeAnswers.ownerId, ownerId)))
    .orderBy(desc(askedOn))
    .limit(100);
}

type NewAnswer = Omit<typeof mistakeAnswers.$inferInsert, 'ownerId' | 'mistakeId'>;

/** Keeps what the owner of a mistake answered. */
export async function insertAnswer(
  tx: Transaction,
  { id: mistakeId, ownerId }: Authorized<MistakeRow>,
  answer: NewAnswer,
): Promise<void> {
  await tx.insert(mistakeAnswers).values({ mistakeId, ownerId, ...answer });
}

/** Old mistakes that are compared with a new one, those with most of its rarest words. */
const MOST_COMPARED = 60;
/** As many of someone’s mistakes with one word are weighed: a word that stands in as many tells little. */
const MOST_OF_A_WORD = 500;

/**
 * Someone's mistakes that share words with a text, and how many they have in all. Each word is looked up in the index by
 * itself; mistakes whose words are not kept come last.
 * @param queries of each of its words, as a tsquery in writing that names its owner
 */
export async function listSharing(
  db: Database,
  ownerId: string,
  queries: readonly string[],
  except: string | undefined,
): Promise<{ readonly mistake: LinkedMistake; readonly total: number }[]> {
  const most = (count: number) => sql.raw(String(count));
  const isOther = except ? sql`and old.id <> ${except}` : sql``;
  const best = sql`(
    with hits as materialized (
      select asked.place, found.id from unnest(${sql.param(queries)}::text[]) with ordinality as asked (query, place)
      cross join lateral (
        select old.id from ${mistakes} as old
        where ${ownWords(sql`old.words`, sql`old.owner_id`)} @@ asked.query::tsquery and old.deleted_at is null ${isOther}
        limit ${most(MOST_OF_A_WORD)}
      ) as found
    ),
    weights as (
      select place, ln(1 + (${most(MOST_OF_A_WORD)} - count(*) + 0.5) / (count(*) + 0.5)) as weight from hits group by place
    ),
    scored as (select hits.id, sum(weights.weight) as score from hits join weights using (place) group by hits.id)
    select id, score from scored
    union all (
      select old.id, 0 from ${mistakes} as old
      where old.owner_id = ${ownerId} and old.words = ''::tsvector and old.deleted_at is null ${isOther}
      limit ${most(MOST_COMPARED)}
    )
    order by score desc, id desc limit ${most(MOST_COMPARED)}
  )`;
  return db
    .select({
      mistake: {
        ...columns,
        guideline: sql<LinkedMistake['guideline']>`case when ${guidelines.id} is null then null
        else json_build_object('id', ${guidelines.id}, 'title', ${guidelines.title}) end`,
      },
      total: sql<number>`(
        select count(*)::int from ${mistakes} as other where other.owner_id = ${ownerId} and other.deleted_at is null
      )`,
    })
    .from(sql`${best} as best`)
    .innerJoin(mistakes, sql`${mistakes.id} = best.id`)
    .leftJoin(guidelines, isLinked)
    .orderBy(sql`best.score desc, ${mistakes.day} desc, ${mistakes.id} desc`);
}

/** What some guidelines say, by their ids. */
export async function findContents(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, content } = guidelines;
  const rows = await db
    .select({ id, content })
    .from(guidelines)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.content]));
}
