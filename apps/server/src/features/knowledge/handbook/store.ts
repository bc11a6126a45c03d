import { and, asc, count, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { cutBySize, type LongRow } from '../../../db/cut-by-size.ts';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { guidelines, guidelineVersions } from '../../../db/schema/handbook.ts';
import { mistakes } from '../../../db/schema/knowledge.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { type OwnRow, ownRows } from '../../../http/own-rows.ts';
import { PAGE_BYTES } from '../../../http/page.ts';
import { ownWords } from '../../diary/search/store.ts';

export const ownGuidelines = ownRows(guidelines, 'guidelineNotFound');

const { words: _, ...columns } = getTableColumns(guidelines);
export type GuidelineRow = OwnRow<typeof guidelines>;
export type NewGuideline = Omit<typeof guidelines.$inferSelect, 'position' | 'deletedAt'>;
type MadeOf = { readonly id: string; readonly text: string; readonly day: string };
/** A guideline with the mistakes that it was made of. */
export type LinkedGuideline = GuidelineRow & { readonly mistakes: readonly MadeOf[] };

/** Mistakes that are shown beside a guideline. */
const MOST_MISTAKES = 20;

const linked = {
  ...columns,
  mistakes: sql<MadeOf[]>`(
    select coalesce(json_agg(json_build_object('id', made.id, 'text', made.text, 'day', made.day)
      order by made.day desc, made.id desc), '[]')
    from (
      select mistake.id, mistake.text, mistake.day from ${mistakes} as mistake
      where mistake.guideline_id = ${guidelines}.id and mistake.deleted_at is null
      order by mistake.day desc, mistake.id desc limit ${sql.raw(String(MOST_MISTAKES))}
    ) as made
  )`,
};

const isLiving = (ownerId: string) => and(eq(guidelines.ownerId, ownerId), isNull(guidelines.deletedAt));

/** Where a guideline stands in its owner’s list. */
export type GuidelineKey = readonly [pinned: string, position: string, id: string];

type Wanted = {
  readonly category: string | undefined;
  /** A tsquery in writing. */
  readonly query: string | undefined;
  readonly after: GuidelineKey | undefined;
  readonly limit: number;
};

const rank = sql`(not ${guidelines.pinned})::int`;

/** Someone’s guidelines, pinned ones first, each as its owner has placed it: as many as fit on a page, and one more. */
export async function listGuidelines(
  db: Database,
  ownerId: string,
  { category, query, after, limit }: Wanted,
): Promise<(LinkedGuideline & LongRow)[]> {
  const conditions = and(
    isLiving(ownerId),
    category === undefined ? undefined : eq(guidelines.category, category),
    query === undefined
      ? undefined
      : sql`${ownWords(guidelines.words, guidelines.ownerId)} @@ ${query}::tsquery`,
    after &&
      sql`(${rank}, ${guidelines.position}, ${guidelines.id}) > (${after[0]}::int, ${after[1]}::int, ${after[2]}::uuid)`,
  );
  const order = sql`${rank}, ${guidelines.position}, ${guidelines.id}`;
  const page = sql`
    select ${guidelines.id}, row_number() over (order by ${order}) as nth, octet_length(${guidelines.content}) as size
    from ${guidelines} where ${conditions} order by ${order} limit ${limit}`;
  return db
    .select({ ...linked, size: sql<number>`page.size`, more: sql<boolean>`page.more` })
    .from(sql`(${cutBySize(page, PAGE_BYTES)}) as page`)
    .innerJoin(guidelines, sql`${guidelines.id} = page.id`)
    .orderBy(sql`page.nth`);
}

/** The categories of someone’s guidelines, and how many each holds. */
export async function listCategories(db: Database, ownerId: string) {
  return db
    .select({ name: guidelines.category, count: count() })
    .from(guidelines)
    .where(isLiving(ownerId))
    .groupBy(guidelines.category)
    .orderBy(asc(guidelines.category));
}

export async function findGuideline(
  db: Queryable,
  guidelineId: string,
  ownerId: string,
): Promise<LinkedGuideline | null> {
  const [found] = await db
    .select(linked)
    .from(guidelines)
    .where(and(eq(guidelines.id, guidelineId), isLiving(ownerId)));
  return found ?? null;
}

/** What a guideline said before each change, the newest first. */
export async function listVersions(db: Database, guidelineId: string, ownerId: string) {
  const { guidelineId: __, ...version } = getTableColumns(guidelineVersions);
  return db
    .select(version)
    .from(guidelineVersions)
    .innerJoin(guidelines, and(eq(guidelines.id, guidelineVersions.guidelineId), isLiving(ownerId)))
    .where(eq(guidelineVersions.guidelineId, guidelineId))
    .orderBy(desc(guidelineVersions.version));
}

/** The places of all of someone’s guidelines in their order, held until the transaction ends. */
export async function lockPlaces(tx: Transaction, ownerId: string) {
  const { id, pinned } = guidelines;
  return tx
    .select({ id, ownerId: guidelines.ownerId, pinned })
    .from(guidelines)
    .where(isLiving(ownerId))
    .orderBy(rank, asc(guidelines.position), asc(id))
    .for('update');
}

/** Some of someone’s guidelines in a category, with what they say. */
export async function listInCategory(db: Queryable, owner: string, category: string, limit: number) {
  const { id, ownerId, version, title, content } = guidelines;
  return db
    .select({ id, ownerId, version, title, content })
    .from(guidelines)
    .where(and(isLiving(owner), eq(guidelines.category, category)))
    .orderBy(asc(id))
    .limit(limit);
}

type Told = Pick<GuidelineRow, 'title' | 'category' | 'content'>;

/** Those of some guidelines that someone has word for word. */
export async function listSameGuidelines(
  tx: Transaction,
  ownerId: string,
  asked: readonly Told[],
): Promise<Told[]> {
  if (asked.length === 0) return [];
  const given = JSON.stringify(
    asked.map(({ title, category, content }, place) => ({ place, title, category, content })),
  );
  const { rows } = await tx.execute<{ place: number }>(sql`
    select given.place from jsonb_to_recordset(${given}::jsonb) as given (place int, title text, category text, content text)
    where exists (
      select from ${guidelines} as there
      where there.owner_id = ${ownerId} and there.deleted_at is null
        and there.title = given.title and there.category = given.category and there.content = given.content
    )`);
  return rows.flatMap(({ place }) => asked[place] ?? []);
}

export async function countGuidelines(db: Queryable, ownerId: string): Promise<number> {
  const [found] = await db.select({ total: count() }).from(guidelines).where(isLiving(ownerId));
  return found?.total ?? 0;
}

/** Adds guidelines of one person below their others. */
export async function insertGuidelines(
  tx: Transaction,
  ownerId: string,
  added: Authorized<readonly NewGuideline[]>,
): Promise<void> {
  if (added.length === 0) return;
  const below: SQL<number> = sql`(
    select coalesce(max(there.position) + 1, 0) from ${guidelines} as there where there.owner_id = ${ownerId}
  )`;
  await tx
    .insert(guidelines)
    .values(added.map((guideline, place) => ({ ...guideline, position: sql`${below} + ${place}::int` })));
}

/** Keeps what a guideline says before it is changed. */
export async function keepVersion(
  tx: Transaction,
  { id: guidelineId, version, category, title, content, updatedAt }: Authorized<GuidelineRow>,
): Promise<void> {
  await tx
    .insert(guidelineVersions)
    .values({ guidelineId, version, category, title, content, writtenAt: updatedAt });
}

/** Gives guidelines the places that they have in the list. */
export async function arrangeGuidelines(
  tx: Transaction,
  ordered: Authorized<readonly Pick<GuidelineRow, 'id' | 'pinned'>[]>,
): Promise<void> {
  const places = JSON.stringify(ordered.map(({ id, pinned }, place) => ({ id, pinned, place })));
  await tx.execute(sql`
    update ${guidelines} set position = moved.place, pinned = moved.pinned
    from jsonb_to_recordset(${places}::jsonb) as moved (id uuid, pinned boolean, place int)
    where ${guidelines.id} = moved.id
      and (${guidelines.position}, ${guidelines.pinned}) is distinct from (moved.place, moved.pinned)`);
}

type Moved = Pick<GuidelineRow, 'id' | 'version'> & { readonly words: string };

/**
 * Gives guidelines another category, and what they are found by with it; their texts stay, and so do their versions.
 * @returns how many there were: those that have changed meanwhile stay
 */
export async function moveToCategory(
  tx: Transaction,
  moved: Authorized<readonly Moved[]>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<number> {
  const items = JSON.stringify(moved.map(({ id, version, words }) => ({ id, version, words })));
  const { rows } = await tx.execute(sql`
    update ${guidelines} set category = ${to}, words = item.words::tsvector
    from jsonb_to_recordset(${items}::jsonb) as item (id uuid, version int, words text)
    where ${guidelines.id} = item.id and ${guidelines.version} = item.version
      and ${guidelines.category} = ${from} and ${guidelines.deletedAt} is null
    returning ${guidelines.id}`);
  return rows.length;
}
